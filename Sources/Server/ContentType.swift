import Findings

/// What a file of the site is, as a browser is told: by the ending of its name. Text is always UTF-8, and says so.
func contentType(of path: String) -> String {
  let name = path.lastPathPart.utf8
  guard let dot = name.lastIndex(of: UInt8(ascii: ".")) else { return "application/octet-stream" }
  let ending = Substring(name[name.index(after: dot)...]).lowercased()
  return contentTypes[ending] ?? "application/octet-stream"
}

private let contentTypes = [
  "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8",
  "mjs": "text/javascript; charset=utf-8", "json": "application/json; charset=utf-8",
  "xcstrings": "application/json; charset=utf-8", "sarif": "application/json; charset=utf-8",
  "webmanifest": "application/manifest+json; charset=utf-8", "svg": "image/svg+xml; charset=utf-8",
  "xml": "application/xml; charset=utf-8", "md": "text/markdown; charset=utf-8", "txt": "text/plain; charset=utf-8",
  "swift": "text/plain; charset=utf-8", "csv": "text/csv; charset=utf-8", "png": "image/png", "jpg": "image/jpeg",
  "jpeg": "image/jpeg", "webp": "image/webp", "gif": "image/gif", "avif": "image/avif", "ico": "image/x-icon",
  "woff": "font/woff", "woff2": "font/woff2", "ttf": "font/ttf", "otf": "font/otf", "pdf": "application/pdf",
]
