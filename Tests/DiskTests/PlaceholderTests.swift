import Disk
