#ifndef EMBEDDED_FILES_H
#define EMBEDDED_FILES_H
#include <stddef.h>

/// A file of the repository that the binary carries: `Templates/…`, `Public/…`, `SystemWords/…`.
typedef struct {
  const char *path;
  const unsigned char *bytes;
  size_t size;
} EmbeddedFile;

/// The number of embedded files.
size_t embedded_file_count(void);

/// The embedded file at an index below the count; they are sorted by path.
EmbeddedFile embedded_file_at(size_t index);
#endif
