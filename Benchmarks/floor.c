// The least that writing a site can cost: the same bytes at the same paths, written by two plain threads.
//
//   floor SITE COPY
//
// reads all files below SITE, then makes the folders and writes the files below COPY, and prints the milliseconds that the second
// half took. There is no comparing, no manifest, and nothing but open, write and close for each file.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

struct entry {
  char *path;
  char *bytes;
  size_t size;
};

static struct entry *files, *folders;
static size_t file_count, folder_count;
static size_t source_length;
static const char *target;

static void fail(const char *path) {
  fprintf(stderr, "%s: %s\n", path, strerror(errno));
  exit(1);
}

static struct entry *append(struct entry **entries, size_t *count) {
  if ((*count & (*count - 1)) == 0) {
    *entries = realloc(*entries, (*count ? *count * 2 : 1) * sizeof(struct entry));
    if (!*entries) fail("memory");
  }
  return &(*entries)[(*count)++];
}

static char *target_path(const char *path) {
  char *joined;
  if (asprintf(&joined, "%s%s", target, path + source_length) < 0) fail("memory");
  return joined;
}

static int visit(const char *path, const struct stat *status, int kind, struct FTW *place) {
  (void)place;
  if (kind == FTW_D) {
    *append(&folders, &folder_count) = (struct entry){target_path(path), NULL, 0};
  } else if (kind == FTW_F) {
    struct entry file = {target_path(path), malloc(status->st_size + 1), status->st_size};
    int descriptor = open(path, O_RDONLY);
    if (!file.bytes || descriptor < 0 || read(descriptor, file.bytes, file.size) != (ssize_t)file.size) fail(path);
    close(descriptor);
    *append(&files, &file_count) = file;
  }
  return 0;
}

static void *write_half(void *is_second) {
  size_t half = file_count / 2;
  size_t start = is_second ? half : 0, end = is_second ? file_count : half;
  for (size_t index = start; index < end; index++) {
    int descriptor = open(files[index].path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
    if (descriptor < 0) fail(files[index].path);
    if (write(descriptor, files[index].bytes, files[index].size) != (ssize_t)files[index].size) fail(files[index].path);
    close(descriptor);
  }
  return NULL;
}

int main(int count, char **arguments) {
  if (count != 3) return fprintf(stderr, "usage: floor SITE COPY\n"), 2;
  source_length = strlen(arguments[1]);
  target = arguments[2];
  if (nftw(arguments[1], visit, 16, FTW_PHYS) != 0) fail(arguments[1]);
  struct timespec start, end;
  clock_gettime(CLOCK_MONOTONIC, &start);
  for (size_t index = 0; index < folder_count; index++) {
    if (mkdir(folders[index].path, 0755) != 0) fail(folders[index].path);
  }
  pthread_t second;
  if (pthread_create(&second, NULL, write_half, files) != 0) fail("thread");
  write_half(NULL);
  pthread_join(second, NULL);
  clock_gettime(CLOCK_MONOTONIC, &end);
  printf("%.3f\n", (end.tv_sec - start.tv_sec) * 1e3 + (end.tv_nsec - start.tv_nsec) / 1e6);
}
