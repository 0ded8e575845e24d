// Written by 'make embed'. Do not edit.
#include "EmbeddedFiles.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

// Each file ends with a zero that does not count, so that an empty file is an array, too.
static const unsigned char file0[] = {
#embed "SystemWords/ar.json" suffix(, )
  0};
static const unsigned char file1[] = {
#embed "SystemWords/de.json" suffix(, )
  0};
static const unsigned char file2[] = {
#embed "SystemWords/en.json" suffix(, )
  0};
static const unsigned char file3[] = {
#embed "SystemWords/es.json" suffix(, )
  0};
static const unsigned char file4[] = {
#embed "SystemWords/fr.json" suffix(, )
  0};
static const unsigned char file5[] = {
#embed "SystemWords/it.json" suffix(, )
  0};
static const unsigned char file6[] = {
#embed "SystemWords/ja.json" suffix(, )
  0};
static const unsigned char file7[] = {
#embed "SystemWords/ko.json" suffix(, )
  0};
static const unsigned char file8[] = {
#embed "SystemWords/nl.json" suffix(, )
  0};
static const unsigned char file9[] = {
#embed "SystemWords/pl.json" suffix(, )
  0};
static const unsigned char file10[] = {
#embed "SystemWords/pt-BR.json" suffix(, )
  0};
static const unsigned char file11[] = {
#embed "SystemWords/ru.json" suffix(, )
  0};
static const unsigned char file12[] = {
#embed "SystemWords/sv.json" suffix(, )
  0};
static const unsigned char file13[] = {
#embed "SystemWords/tr.json" suffix(, )
  0};
static const unsigned char file14[] = {
#embed "SystemWords/zh-Hans.json" suffix(, )
  0};
static const unsigned char file15[] = {
#embed "SystemWords/zh-Hant.json" suffix(, )
  0};

static const EmbeddedFile files[] = {
  {"SystemWords/ar.json", file0, sizeof file0 - 1},
  {"SystemWords/de.json", file1, sizeof file1 - 1},
  {"SystemWords/en.json", file2, sizeof file2 - 1},
  {"SystemWords/es.json", file3, sizeof file3 - 1},
  {"SystemWords/fr.json", file4, sizeof file4 - 1},
  {"SystemWords/it.json", file5, sizeof file5 - 1},
  {"SystemWords/ja.json", file6, sizeof file6 - 1},
  {"SystemWords/ko.json", file7, sizeof file7 - 1},
  {"SystemWords/nl.json", file8, sizeof file8 - 1},
  {"SystemWords/pl.json", file9, sizeof file9 - 1},
  {"SystemWords/pt-BR.json", file10, sizeof file10 - 1},
  {"SystemWords/ru.json", file11, sizeof file11 - 1},
  {"SystemWords/sv.json", file12, sizeof file12 - 1},
  {"SystemWords/tr.json", file13, sizeof file13 - 1},
  {"SystemWords/zh-Hans.json", file14, sizeof file14 - 1},
  {"SystemWords/zh-Hant.json", file15, sizeof file15 - 1},
  {"", (const unsigned char *)"", 0},  // the end, which does not count
};

size_t embedded_file_count(void) { return sizeof files / sizeof *files - 1; }

EmbeddedFile embedded_file_at(size_t index) { return files[index < embedded_file_count() ? index : embedded_file_count()]; }
