import Looks
