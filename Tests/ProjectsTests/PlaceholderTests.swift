import Projects
