// Written by 'make embed'. Do not edit.
#include "EmbeddedFiles.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

// Each file ends with a zero that does not count, so that an empty file is an array, too.
static const unsigned char file0[] = {
#embed "../../Public/paywall.css" suffix(, )
  0};
static const unsigned char file1[] = {
#embed "../../Public/site.css" suffix(, )
  0};
static const unsigned char file2[] = {
#embed "../../Public/site.js" suffix(, )
  0};
static const unsigned char file3[] = {
#embed "SystemWords/ar.json" suffix(, )
  0};
static const unsigned char file4[] = {
#embed "SystemWords/de.json" suffix(, )
  0};
static const unsigned char file5[] = {
#embed "SystemWords/en.json" suffix(, )
  0};
static const unsigned char file6[] = {
#embed "SystemWords/es.json" suffix(, )
  0};
static const unsigned char file7[] = {
#embed "SystemWords/fr.json" suffix(, )
  0};
static const unsigned char file8[] = {
#embed "SystemWords/it.json" suffix(, )
  0};
static const unsigned char file9[] = {
#embed "SystemWords/ja.json" suffix(, )
  0};
static const unsigned char file10[] = {
#embed "SystemWords/ko.json" suffix(, )
  0};
static const unsigned char file11[] = {
#embed "SystemWords/nl.json" suffix(, )
  0};
static const unsigned char file12[] = {
#embed "SystemWords/pl.json" suffix(, )
  0};
static const unsigned char file13[] = {
#embed "SystemWords/pt-BR.json" suffix(, )
  0};
static const unsigned char file14[] = {
#embed "SystemWords/ru.json" suffix(, )
  0};
static const unsigned char file15[] = {
#embed "SystemWords/sv.json" suffix(, )
  0};
static const unsigned char file16[] = {
#embed "SystemWords/tr.json" suffix(, )
  0};
static const unsigned char file17[] = {
#embed "SystemWords/zh-Hans.json" suffix(, )
  0};
static const unsigned char file18[] = {
#embed "SystemWords/zh-Hant.json" suffix(, )
  0};
static const unsigned char file19[] = {
#embed "../../Templates/README.md" suffix(, )
  0};
static const unsigned char file20[] = {
#embed "../../Templates/counts.html.mustache" suffix(, )
  0};
static const unsigned char file21[] = {
#embed "../../Templates/element.html.mustache" suffix(, )
  0};
static const unsigned char file22[] = {
#embed "../../Templates/head.html.mustache" suffix(, )
  0};
static const unsigned char file23[] = {
#embed "../../Templates/item.html.mustache" suffix(, )
  0};
static const unsigned char file24[] = {
#embed "../../Templates/layout.html.mustache" suffix(, )
  0};
static const unsigned char file25[] = {
#embed "../../Templates/marks.html.mustache" suffix(, )
  0};
static const unsigned char file26[] = {
#embed "../../Templates/notchecked.html.mustache" suffix(, )
  0};
static const unsigned char file27[] = {
#embed "../../Templates/overview.html.mustache" suffix(, )
  0};
static const unsigned char file28[] = {
#embed "../../Templates/phone.html.mustache" suffix(, )
  0};
static const unsigned char file29[] = {
#embed "../../Templates/place.html.mustache" suffix(, )
  0};
static const unsigned char file30[] = {
#embed "../../Templates/plan.html.mustache" suffix(, )
  0};
static const unsigned char file31[] = {
#embed "../../Templates/plans.html.mustache" suffix(, )
  0};
static const unsigned char file32[] = {
#embed "../../Templates/policies.html.mustache" suffix(, )
  0};
static const unsigned char file33[] = {
#embed "../../Templates/policy.html.mustache" suffix(, )
  0};
static const unsigned char file34[] = {
#embed "../../Templates/preview.html.mustache" suffix(, )
  0};
static const unsigned char file35[] = {
#embed "../../Templates/preview.md.mustache" suffix(, )
  0};
static const unsigned char file36[] = {
#embed "../../Templates/prices.html.mustache" suffix(, )
  0};
static const unsigned char file37[] = {
#embed "../../Templates/report.html.mustache" suffix(, )
  0};
static const unsigned char file38[] = {
#embed "../../Templates/report.md.mustache" suffix(, )
  0};
static const unsigned char file39[] = {
#embed "../../Templates/runs.html.mustache" suffix(, )
  0};
static const unsigned char file40[] = {
#embed "../../Templates/runs.md.mustache" suffix(, )
  0};
static const unsigned char file41[] = {
#embed "../../Templates/screen.html.mustache" suffix(, )
  0};

static const EmbeddedFile files[] = {
  {"Public/paywall.css", file0, sizeof file0 - 1},
  {"Public/site.css", file1, sizeof file1 - 1},
  {"Public/site.js", file2, sizeof file2 - 1},
  {"SystemWords/ar.json", file3, sizeof file3 - 1},
  {"SystemWords/de.json", file4, sizeof file4 - 1},
  {"SystemWords/en.json", file5, sizeof file5 - 1},
  {"SystemWords/es.json", file6, sizeof file6 - 1},
  {"SystemWords/fr.json", file7, sizeof file7 - 1},
  {"SystemWords/it.json", file8, sizeof file8 - 1},
  {"SystemWords/ja.json", file9, sizeof file9 - 1},
  {"SystemWords/ko.json", file10, sizeof file10 - 1},
  {"SystemWords/nl.json", file11, sizeof file11 - 1},
  {"SystemWords/pl.json", file12, sizeof file12 - 1},
  {"SystemWords/pt-BR.json", file13, sizeof file13 - 1},
  {"SystemWords/ru.json", file14, sizeof file14 - 1},
  {"SystemWords/sv.json", file15, sizeof file15 - 1},
  {"SystemWords/tr.json", file16, sizeof file16 - 1},
  {"SystemWords/zh-Hans.json", file17, sizeof file17 - 1},
  {"SystemWords/zh-Hant.json", file18, sizeof file18 - 1},
  {"Templates/README.md", file19, sizeof file19 - 1},
  {"Templates/counts.html.mustache", file20, sizeof file20 - 1},
  {"Templates/element.html.mustache", file21, sizeof file21 - 1},
  {"Templates/head.html.mustache", file22, sizeof file22 - 1},
  {"Templates/item.html.mustache", file23, sizeof file23 - 1},
  {"Templates/layout.html.mustache", file24, sizeof file24 - 1},
  {"Templates/marks.html.mustache", file25, sizeof file25 - 1},
  {"Templates/notchecked.html.mustache", file26, sizeof file26 - 1},
  {"Templates/overview.html.mustache", file27, sizeof file27 - 1},
  {"Templates/phone.html.mustache", file28, sizeof file28 - 1},
  {"Templates/place.html.mustache", file29, sizeof file29 - 1},
  {"Templates/plan.html.mustache", file30, sizeof file30 - 1},
  {"Templates/plans.html.mustache", file31, sizeof file31 - 1},
  {"Templates/policies.html.mustache", file32, sizeof file32 - 1},
  {"Templates/policy.html.mustache", file33, sizeof file33 - 1},
  {"Templates/preview.html.mustache", file34, sizeof file34 - 1},
  {"Templates/preview.md.mustache", file35, sizeof file35 - 1},
  {"Templates/prices.html.mustache", file36, sizeof file36 - 1},
  {"Templates/report.html.mustache", file37, sizeof file37 - 1},
  {"Templates/report.md.mustache", file38, sizeof file38 - 1},
  {"Templates/runs.html.mustache", file39, sizeof file39 - 1},
  {"Templates/runs.md.mustache", file40, sizeof file40 - 1},
  {"Templates/screen.html.mustache", file41, sizeof file41 - 1},
  {"", (const unsigned char *)"", 0},  // the end, which does not count
};

size_t embedded_file_count(void) { return sizeof files / sizeof *files - 1; }

EmbeddedFile embedded_file_at(size_t index) { return files[index < embedded_file_count() ? index : embedded_file_count()]; }
