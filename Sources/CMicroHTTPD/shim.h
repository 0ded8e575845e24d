#include <microhttpd.h>
#include <string.h>

// What Swift cannot call or see: a function with any number of arguments, constants that are macros, and enumerations that it names one way or
// the other, as the version of the library declares them.

static inline enum MHD_Result microhttpd_yes(void) { return MHD_YES; }

static inline enum MHD_Result microhttpd_no(void) { return MHD_NO; }

// The value of a request's header; NULL where there is none.
static inline const char *microhttpd_header(struct MHD_Connection *connection, const char *name) {
  return MHD_lookup_connection_value(connection, MHD_HEADER_KIND, name);
}

// Addresses are taken apart where it is known what they mean.
static inline size_t microhttpd_keep_escapes(void *context, struct MHD_Connection *connection, char *text) {
  (void)context;
  (void)connection;
  return strlen(text);
}

// Serves a socket that listens already, on one thread of its own. NULL where that fails.
static inline struct MHD_Daemon *microhttpd_start(
    int listener, MHD_AccessHandlerCallback answer, void *context, unsigned int connections, unsigned int seconds) {
  return MHD_start_daemon(
      MHD_USE_AUTO | MHD_USE_INTERNAL_POLLING_THREAD | MHD_ALLOW_SUSPEND_RESUME, 0, NULL, NULL, answer, context,
      MHD_OPTION_LISTEN_SOCKET, listener, MHD_OPTION_CONNECTION_LIMIT, connections, MHD_OPTION_CONNECTION_TIMEOUT,
      seconds, MHD_OPTION_UNESCAPE_CALLBACK, &microhttpd_keep_escapes, NULL, MHD_OPTION_END);
}

static inline struct MHD_Response *microhttpd_response(const void *bytes, size_t count) {
  return MHD_create_response_from_buffer(count, (void *)bytes, MHD_RESPMEM_MUST_COPY);
}

// A body that ends when the reader says so.
static inline struct MHD_Response *microhttpd_stream(
    MHD_ContentReaderCallback read, void *context, MHD_ContentReaderFreeCallback end) {
  return MHD_create_response_from_callback(MHD_SIZE_UNKNOWN, 1024, read, context, end);
}

static inline ssize_t microhttpd_end_of_stream(void) { return MHD_CONTENT_READER_END_OF_STREAM; }
