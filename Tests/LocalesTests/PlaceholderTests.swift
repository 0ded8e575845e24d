import Locales
