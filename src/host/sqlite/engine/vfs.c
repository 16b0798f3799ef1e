/* What SQLite asks of an operating system, asked of the host. One process and one thread have a file, so nothing is locked. */
#include "engine.h"

#define NAME_BYTES 64

typedef struct HostFile {
  sqlite3_file base;
  int handle;
} HostFile;

static int handleOf(sqlite3_file *file) { return ((HostFile *)file)->handle; }

static int fileClose(sqlite3_file *file) {
  host_close(handleOf(file));
  return SQLITE_OK;
}

static int fileRead(sqlite3_file *file, void *into, int amount, sqlite3_int64 offset) {
  int got = host_read(handleOf(file), into, amount, (double)offset);
  if (got == amount) return SQLITE_OK;
  if (got < 0) return SQLITE_IOERR_READ;
  memset((char *)into + got, 0, amount - got);
  return SQLITE_IOERR_SHORT_READ;
}

static int fileWrite(sqlite3_file *file, const void *from, int amount, sqlite3_int64 offset) {
  int rc = host_write(handleOf(file), from, amount, (double)offset);
  return rc == 0 ? SQLITE_OK : rc == HOST_FULL ? SQLITE_FULL : SQLITE_IOERR_WRITE;
}

static int fileTruncate(sqlite3_file *file, sqlite3_int64 size) {
  return host_truncate(handleOf(file), (double)size) == 0 ? SQLITE_OK : SQLITE_IOERR_TRUNCATE;
}

static int fileSync(sqlite3_file *file, int flags) {
  return host_sync(handleOf(file)) == 0 ? SQLITE_OK : SQLITE_IOERR_FSYNC;
}

static int fileSize(sqlite3_file *file, sqlite3_int64 *size) {
  double bytes = host_size(handleOf(file));
  *size = (sqlite3_int64)bytes;
  return bytes < 0 ? SQLITE_IOERR_FSTAT : SQLITE_OK;
}

static int fileLock(sqlite3_file *file, int level) { return SQLITE_OK; }

static int fileReserved(sqlite3_file *file, int *isReserved) {
  *isReserved = 0;
  return SQLITE_OK;
}

static int fileControl(sqlite3_file *file, int op, void *arg) { return SQLITE_NOTFOUND; }
static int fileSector(sqlite3_file *file) { return 4096; }
static int fileDevice(sqlite3_file *file) { return SQLITE_IOCAP_UNDELETABLE_WHEN_OPEN | SQLITE_IOCAP_SUBPAGE_READ; }

static const sqlite3_io_methods methods = {
    1,          fileClose, fileRead, fileWrite,    fileTruncate, fileSync,   fileSize,
    fileLock,   fileLock,  fileReserved, fileControl,  fileSector,   fileDevice,
};

static int vfsOpen(sqlite3_vfs *vfs, const char *name, sqlite3_file *file, int flags, int *outFlags) {
  file->pMethods = 0;
  int handle = name == 0 ? -1 : host_open(name, (int)strlen(name), (flags & SQLITE_OPEN_CREATE) != 0);
  if (handle < 0) return SQLITE_CANTOPEN;
  ((HostFile *)file)->handle = handle;
  file->pMethods = &methods;
  if (outFlags) *outFlags = flags;
  return SQLITE_OK;
}

static int vfsDelete(sqlite3_vfs *vfs, const char *name, int syncFolder) {
  return host_delete(name, (int)strlen(name)) == 0 ? SQLITE_OK : SQLITE_IOERR_DELETE;
}

static int vfsAccess(sqlite3_vfs *vfs, const char *name, int flags, int *is) {
  *is = host_exists(name, (int)strlen(name));
  return SQLITE_OK;
}

static int vfsFullPath(sqlite3_vfs *vfs, const char *name, int most, char *into) {
  sqlite3_snprintf(most, into, "%s", name);
  return SQLITE_OK;
}

static int vfsRandom(sqlite3_vfs *vfs, int bytes, char *into) {
  host_random(into, bytes);
  return bytes;
}

static int vfsSleep(sqlite3_vfs *vfs, int micros) { return micros; }

static int vfsNow64(sqlite3_vfs *vfs, sqlite3_int64 *now) {
  /* Julian milliseconds of 1970. */
  *now = 210866760000000LL + (sqlite3_int64)host_now();
  return SQLITE_OK;
}

static int vfsNow(sqlite3_vfs *vfs, double *now) {
  sqlite3_int64 ms;
  vfsNow64(vfs, &ms);
  *now = ms / 86400000.0;
  return SQLITE_OK;
}

static int vfsError(sqlite3_vfs *vfs, int bytes, char *into) { return 0; }

static sqlite3_vfs vfs = {
    2,         sizeof(HostFile), NAME_BYTES, 0,          "host",  0,       vfsOpen, vfsDelete, vfsAccess, vfsFullPath,
    0,         0,                0,          0,          vfsRandom, vfsSleep, vfsNow,  vfsError,  vfsNow64,
};

int sqlite3_os_init(void) { return sqlite3_vfs_register(&vfs, 1); }
int sqlite3_os_end(void) { return SQLITE_OK; }
