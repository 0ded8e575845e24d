#include "EmbeddedFiles.h"

size_t embedded_file_count(void) { return 0; }
EmbeddedFile embedded_file_at(size_t index) {
  (void)index;
  return (EmbeddedFile){"", (const unsigned char *)"", 0};
}
