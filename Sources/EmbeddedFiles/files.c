// Written by 'make embed'. Do not edit.
#include "EmbeddedFiles.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

// Each file ends with a zero that does not count, so that an empty file is an array, too.

static const EmbeddedFile files[] = {
  {"", (const unsigned char *)"", 0},  // the end, which does not count
};

size_t embedded_file_count(void) { return sizeof files / sizeof *files - 1; }

EmbeddedFile embedded_file_at(size_t index) { return files[index < embedded_file_count() ? index : embedded_file_count()]; }
