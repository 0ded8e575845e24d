import Commands
import Foundation

exit(run())
