// The shape comes first: this file is replaced by the module's own.
