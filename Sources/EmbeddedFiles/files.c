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
#embed "SystemWords/bn.json" suffix(, )
  0};
static const unsigned char file5[] = {
#embed "SystemWords/ca.json" suffix(, )
  0};
static const unsigned char file6[] = {
#embed "SystemWords/cs.json" suffix(, )
  0};
static const unsigned char file7[] = {
#embed "SystemWords/da.json" suffix(, )
  0};
static const unsigned char file8[] = {
#embed "SystemWords/de.json" suffix(, )
  0};
static const unsigned char file9[] = {
#embed "SystemWords/el.json" suffix(, )
  0};
static const unsigned char file10[] = {
#embed "SystemWords/en.json" suffix(, )
  0};
static const unsigned char file11[] = {
#embed "SystemWords/es-419.json" suffix(, )
  0};
static const unsigned char file12[] = {
#embed "SystemWords/es.json" suffix(, )
  0};
static const unsigned char file13[] = {
#embed "SystemWords/fi.json" suffix(, )
  0};
static const unsigned char file14[] = {
#embed "SystemWords/fr-CA.json" suffix(, )
  0};
static const unsigned char file15[] = {
#embed "SystemWords/fr.json" suffix(, )
  0};
static const unsigned char file16[] = {
#embed "SystemWords/gu.json" suffix(, )
  0};
static const unsigned char file17[] = {
#embed "SystemWords/he.json" suffix(, )
  0};
static const unsigned char file18[] = {
#embed "SystemWords/hi.json" suffix(, )
  0};
static const unsigned char file19[] = {
#embed "SystemWords/hr.json" suffix(, )
  0};
static const unsigned char file20[] = {
#embed "SystemWords/hu.json" suffix(, )
  0};
static const unsigned char file21[] = {
#embed "SystemWords/id.json" suffix(, )
  0};
static const unsigned char file22[] = {
#embed "SystemWords/it.json" suffix(, )
  0};
static const unsigned char file23[] = {
#embed "SystemWords/ja.json" suffix(, )
  0};
static const unsigned char file24[] = {
#embed "SystemWords/kn.json" suffix(, )
  0};
static const unsigned char file25[] = {
#embed "SystemWords/ko.json" suffix(, )
  0};
static const unsigned char file26[] = {
#embed "SystemWords/ml.json" suffix(, )
  0};
static const unsigned char file27[] = {
#embed "SystemWords/mr.json" suffix(, )
  0};
static const unsigned char file28[] = {
#embed "SystemWords/ms.json" suffix(, )
  0};
static const unsigned char file29[] = {
#embed "SystemWords/nl.json" suffix(, )
  0};
static const unsigned char file30[] = {
#embed "SystemWords/no.json" suffix(, )
  0};
static const unsigned char file31[] = {
#embed "SystemWords/or.json" suffix(, )
  0};
static const unsigned char file32[] = {
#embed "SystemWords/pa.json" suffix(, )
  0};
static const unsigned char file33[] = {
#embed "SystemWords/pl.json" suffix(, )
  0};
static const unsigned char file34[] = {
#embed "SystemWords/pt-BR.json" suffix(, )
  0};
static const unsigned char file35[] = {
#embed "SystemWords/pt-PT.json" suffix(, )
  0};
static const unsigned char file36[] = {
#embed "SystemWords/ro.json" suffix(, )
  0};
static const unsigned char file37[] = {
#embed "SystemWords/ru.json" suffix(, )
  0};
static const unsigned char file38[] = {
#embed "SystemWords/sk.json" suffix(, )
  0};
static const unsigned char file39[] = {
#embed "SystemWords/sl.json" suffix(, )
  0};
static const unsigned char file40[] = {
#embed "SystemWords/sv.json" suffix(, )
  0};
static const unsigned char file41[] = {
#embed "SystemWords/ta.json" suffix(, )
  0};
static const unsigned char file42[] = {
#embed "SystemWords/te.json" suffix(, )
  0};
static const unsigned char file43[] = {
#embed "SystemWords/th.json" suffix(, )
  0};
static const unsigned char file44[] = {
#embed "SystemWords/tr.json" suffix(, )
  0};
static const unsigned char file45[] = {
#embed "SystemWords/uk.json" suffix(, )
  0};
static const unsigned char file46[] = {
#embed "SystemWords/ur.json" suffix(, )
  0};
static const unsigned char file47[] = {
#embed "SystemWords/vi.json" suffix(, )
  0};
static const unsigned char file48[] = {
#embed "SystemWords/zh-Hans.json" suffix(, )
  0};
static const unsigned char file49[] = {
#embed "SystemWords/zh-Hant.json" suffix(, )
  0};
static const unsigned char file50[] = {
#embed "../../Templates/README.md" suffix(, )
  0};
static const unsigned char file51[] = {
#embed "../../Templates/VALUES.md" suffix(, )
  0};
static const unsigned char file52[] = {
#embed "../../Templates/changes.html.mustache" suffix(, )
  0};
static const unsigned char file53[] = {
#embed "../../Templates/counts.html.mustache" suffix(, )
  0};
static const unsigned char file54[] = {
#embed "../../Templates/element.html.mustache" suffix(, )
  0};
static const unsigned char file55[] = {
#embed "../../Templates/handoff-index.html.mustache" suffix(, )
  0};
static const unsigned char file56[] = {
#embed "../../Templates/handoff.html.mustache" suffix(, )
  0};
static const unsigned char file57[] = {
#embed "../../Templates/head.html.mustache" suffix(, )
  0};
static const unsigned char file58[] = {
#embed "../../Templates/item.html.mustache" suffix(, )
  0};
static const unsigned char file59[] = {
#embed "../../Templates/layout.html.mustache" suffix(, )
  0};
static const unsigned char file60[] = {
#embed "../../Templates/localization-locale.html.mustache" suffix(, )
  0};
static const unsigned char file61[] = {
#embed "../../Templates/localization.html.mustache" suffix(, )
  0};
static const unsigned char file62[] = {
#embed "../../Templates/looks.html.mustache" suffix(, )
  0};
static const unsigned char file63[] = {
#embed "../../Templates/marks.html.mustache" suffix(, )
  0};
static const unsigned char file64[] = {
#embed "../../Templates/notchecked.html.mustache" suffix(, )
  0};
static const unsigned char file65[] = {
#embed "../../Templates/overview.html.mustache" suffix(, )
  0};
static const unsigned char file66[] = {
#embed "../../Templates/phone.html.mustache" suffix(, )
  0};
static const unsigned char file67[] = {
#embed "../../Templates/place.html.mustache" suffix(, )
  0};
static const unsigned char file68[] = {
#embed "../../Templates/plan.html.mustache" suffix(, )
  0};
static const unsigned char file69[] = {
#embed "../../Templates/plans.html.mustache" suffix(, )
  0};
static const unsigned char file70[] = {
#embed "../../Templates/policies.html.mustache" suffix(, )
  0};
static const unsigned char file71[] = {
#embed "../../Templates/policy.html.mustache" suffix(, )
  0};
static const unsigned char file72[] = {
#embed "../../Templates/preview.html.mustache" suffix(, )
  0};
static const unsigned char file73[] = {
#embed "../../Templates/preview.md.mustache" suffix(, )
  0};
static const unsigned char file74[] = {
#embed "../../Templates/prices.html.mustache" suffix(, )
  0};
static const unsigned char file75[] = {
#embed "../../Templates/report.html.mustache" suffix(, )
  0};
static const unsigned char file76[] = {
#embed "../../Templates/report.md.mustache" suffix(, )
  0};
static const unsigned char file77[] = {
#embed "../../Templates/review-kit.html.mustache" suffix(, )
  0};
static const unsigned char file78[] = {
#embed "../../Templates/rule.html.mustache" suffix(, )
  0};
static const unsigned char file79[] = {
#embed "../../Templates/runs.html.mustache" suffix(, )
  0};
static const unsigned char file80[] = {
#embed "../../Templates/runs.md.mustache" suffix(, )
  0};
static const unsigned char file81[] = {
#embed "../../Templates/screen.html.mustache" suffix(, )
  0};
static const unsigned char file82[] = {
#embed "../../Templates/single-part.html.mustache" suffix(, )
  0};
static const unsigned char file83[] = {
#embed "../../Templates/single.html.mustache" suffix(, )
  0};
static const unsigned char file84[] = {
#embed "../../Templates/styles.html.mustache" suffix(, )
  0};
static const unsigned char file85[] = {
#embed "../../Templates/text.html.mustache" suffix(, )
  0};

static const EmbeddedFile files[] = {
  {"Public/paywall.css", file0, sizeof file0 - 1},
  {"Public/site.css", file1, sizeof file1 - 1},
  {"Public/site.js", file2, sizeof file2 - 1},
  {"SystemWords/ar.json", file3, sizeof file3 - 1},
  {"SystemWords/bn.json", file4, sizeof file4 - 1},
  {"SystemWords/ca.json", file5, sizeof file5 - 1},
  {"SystemWords/cs.json", file6, sizeof file6 - 1},
  {"SystemWords/da.json", file7, sizeof file7 - 1},
  {"SystemWords/de.json", file8, sizeof file8 - 1},
  {"SystemWords/el.json", file9, sizeof file9 - 1},
  {"SystemWords/en.json", file10, sizeof file10 - 1},
  {"SystemWords/es-419.json", file11, sizeof file11 - 1},
  {"SystemWords/es.json", file12, sizeof file12 - 1},
  {"SystemWords/fi.json", file13, sizeof file13 - 1},
  {"SystemWords/fr-CA.json", file14, sizeof file14 - 1},
  {"SystemWords/fr.json", file15, sizeof file15 - 1},
  {"SystemWords/gu.json", file16, sizeof file16 - 1},
  {"SystemWords/he.json", file17, sizeof file17 - 1},
  {"SystemWords/hi.json", file18, sizeof file18 - 1},
  {"SystemWords/hr.json", file19, sizeof file19 - 1},
  {"SystemWords/hu.json", file20, sizeof file20 - 1},
  {"SystemWords/id.json", file21, sizeof file21 - 1},
  {"SystemWords/it.json", file22, sizeof file22 - 1},
  {"SystemWords/ja.json", file23, sizeof file23 - 1},
  {"SystemWords/kn.json", file24, sizeof file24 - 1},
  {"SystemWords/ko.json", file25, sizeof file25 - 1},
  {"SystemWords/ml.json", file26, sizeof file26 - 1},
  {"SystemWords/mr.json", file27, sizeof file27 - 1},
  {"SystemWords/ms.json", file28, sizeof file28 - 1},
  {"SystemWords/nl.json", file29, sizeof file29 - 1},
  {"SystemWords/no.json", file30, sizeof file30 - 1},
  {"SystemWords/or.json", file31, sizeof file31 - 1},
  {"SystemWords/pa.json", file32, sizeof file32 - 1},
  {"SystemWords/pl.json", file33, sizeof file33 - 1},
  {"SystemWords/pt-BR.json", file34, sizeof file34 - 1},
  {"SystemWords/pt-PT.json", file35, sizeof file35 - 1},
  {"SystemWords/ro.json", file36, sizeof file36 - 1},
  {"SystemWords/ru.json", file37, sizeof file37 - 1},
  {"SystemWords/sk.json", file38, sizeof file38 - 1},
  {"SystemWords/sl.json", file39, sizeof file39 - 1},
  {"SystemWords/sv.json", file40, sizeof file40 - 1},
  {"SystemWords/ta.json", file41, sizeof file41 - 1},
  {"SystemWords/te.json", file42, sizeof file42 - 1},
  {"SystemWords/th.json", file43, sizeof file43 - 1},
  {"SystemWords/tr.json", file44, sizeof file44 - 1},
  {"SystemWords/uk.json", file45, sizeof file45 - 1},
  {"SystemWords/ur.json", file46, sizeof file46 - 1},
  {"SystemWords/vi.json", file47, sizeof file47 - 1},
  {"SystemWords/zh-Hans.json", file48, sizeof file48 - 1},
  {"SystemWords/zh-Hant.json", file49, sizeof file49 - 1},
  {"Templates/README.md", file50, sizeof file50 - 1},
  {"Templates/VALUES.md", file51, sizeof file51 - 1},
  {"Templates/changes.html.mustache", file52, sizeof file52 - 1},
  {"Templates/counts.html.mustache", file53, sizeof file53 - 1},
  {"Templates/element.html.mustache", file54, sizeof file54 - 1},
  {"Templates/handoff-index.html.mustache", file55, sizeof file55 - 1},
  {"Templates/handoff.html.mustache", file56, sizeof file56 - 1},
  {"Templates/head.html.mustache", file57, sizeof file57 - 1},
  {"Templates/item.html.mustache", file58, sizeof file58 - 1},
  {"Templates/layout.html.mustache", file59, sizeof file59 - 1},
  {"Templates/localization-locale.html.mustache", file60, sizeof file60 - 1},
  {"Templates/localization.html.mustache", file61, sizeof file61 - 1},
  {"Templates/looks.html.mustache", file62, sizeof file62 - 1},
  {"Templates/marks.html.mustache", file63, sizeof file63 - 1},
  {"Templates/notchecked.html.mustache", file64, sizeof file64 - 1},
  {"Templates/overview.html.mustache", file65, sizeof file65 - 1},
  {"Templates/phone.html.mustache", file66, sizeof file66 - 1},
  {"Templates/place.html.mustache", file67, sizeof file67 - 1},
  {"Templates/plan.html.mustache", file68, sizeof file68 - 1},
  {"Templates/plans.html.mustache", file69, sizeof file69 - 1},
  {"Templates/policies.html.mustache", file70, sizeof file70 - 1},
  {"Templates/policy.html.mustache", file71, sizeof file71 - 1},
  {"Templates/preview.html.mustache", file72, sizeof file72 - 1},
  {"Templates/preview.md.mustache", file73, sizeof file73 - 1},
  {"Templates/prices.html.mustache", file74, sizeof file74 - 1},
  {"Templates/report.html.mustache", file75, sizeof file75 - 1},
  {"Templates/report.md.mustache", file76, sizeof file76 - 1},
  {"Templates/review-kit.html.mustache", file77, sizeof file77 - 1},
  {"Templates/rule.html.mustache", file78, sizeof file78 - 1},
  {"Templates/runs.html.mustache", file79, sizeof file79 - 1},
  {"Templates/runs.md.mustache", file80, sizeof file80 - 1},
  {"Templates/screen.html.mustache", file81, sizeof file81 - 1},
  {"Templates/single-part.html.mustache", file82, sizeof file82 - 1},
  {"Templates/single.html.mustache", file83, sizeof file83 - 1},
  {"Templates/styles.html.mustache", file84, sizeof file84 - 1},
  {"Templates/text.html.mustache", file85, sizeof file85 - 1},
  {"", (const unsigned char *)"", 0},  // the end, which does not count
};

size_t embedded_file_count(void) { return sizeof files / sizeof *files - 1; }

EmbeddedFile embedded_file_at(size_t index) { return files[index < embedded_file_count() ? index : embedded_file_count()]; }
