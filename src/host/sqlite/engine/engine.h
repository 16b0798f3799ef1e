#include <string.h>
#include "sqlite3.h"

#define IMPORT(name) __attribute__((import_module("host"), import_name(#name)))
#define EXPORT(name) __attribute__((export_name(#name)))

/* Files of the one database, which the host has by name. Sizes and offsets are whole numbers below 2^53. */
#define HOST_FULL 2
IMPORT(open) int host_open(const char *name, int bytes, int create);
IMPORT(close) void host_close(int handle);
IMPORT(read) int host_read(int handle, void *into, int amount, double offset);
IMPORT(write) int host_write(int handle, const void *from, int amount, double offset);
IMPORT(truncate) int host_truncate(int handle, double size);
IMPORT(sync) int host_sync(int handle);
IMPORT(size) double host_size(int handle);
IMPORT(remove) int host_delete(const char *name, int bytes);
IMPORT(exists) int host_exists(const char *name, int bytes);
IMPORT(random) void host_random(void *into, int bytes);
IMPORT(now) double host_now(void);
/* Whether the statement that runs is to be ended. */
IMPORT(isOver) int host_is_over(void);
