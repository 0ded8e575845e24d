import Reports
