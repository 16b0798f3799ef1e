/* One database: what may be said to it, and what its statements have cost. */
#include "engine.h"

/* Operations of the virtual machine between two looks at the clock. */
#define OPERATIONS_PER_LOOK 2000

static sqlite3 *db;
/* Whether what is prepared was written by a caller, so that not everything may be said. */
static int isGuarded;

/* Those that only read, whatever they are given. */
static const char *const READING[] = {
    "collation_list", "compile_options", "foreign_key_check", "foreign_key_list", "function_list", "index_info",
    "index_list",     "index_xinfo",     "integrity_check",   "module_list",      "pragma_list",   "quick_check",
    "table_info",     "table_list",      "table_xinfo",
};
/* Those that only read where they are given nothing. */
static const char *const TELLING[] = {
    "application_id", "auto_vacuum",    "cache_size", "encoding",     "foreign_keys",   "freelist_count", "journal_mode",
    "max_page_count", "page_count",     "page_size",  "query_only",   "schema_version", "synchronous",    "user_version",
};

static int isOneOf(const char *name, const char *const *names, int count) {
  for (int i = 0; i < count; i++)
    if (sqlite3_stricmp(name, names[i]) == 0) return 1;
  return 0;
}
#define IS_ONE_OF(name, names) isOneOf(name, names, sizeof(names) / sizeof(*names))

static int authorize(void *context, int action, const char *one, const char *two, const char *database, const char *inner) {
  if (!isGuarded) return SQLITE_OK;
  switch (action) {
    case SQLITE_ATTACH:
    case SQLITE_DETACH:
    /* What begins with one call does not end with another. */
    case SQLITE_TRANSACTION:
    case SQLITE_SAVEPOINT:
    case SQLITE_CREATE_TEMP_INDEX:
    case SQLITE_CREATE_TEMP_TABLE:
    case SQLITE_CREATE_TEMP_TRIGGER:
    case SQLITE_CREATE_TEMP_VIEW:
      return SQLITE_DENY;
    case SQLITE_PRAGMA:
      return IS_ONE_OF(one, READING) || (two == 0 && IS_ONE_OF(one, TELLING)) ? SQLITE_OK : SQLITE_DENY;
    default:
      return SQLITE_OK;
  }
}

static int look(void *context) { return host_is_over(); }

EXPORT(open) int engine_open(const char *name, double heapBytes) {
  sqlite3_initialize();
  sqlite3_hard_heap_limit64((sqlite3_int64)heapBytes);
  int rc = sqlite3_open_v2(name, &db, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_EXRESCODE, 0);
  if (rc != SQLITE_OK) return rc;
  sqlite3_db_config(db, SQLITE_DBCONFIG_DEFENSIVE, 1, (int *)0);
  sqlite3_db_config(db, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, (int *)0);
  sqlite3_set_authorizer(db, authorize, 0);
  sqlite3_progress_handler(db, OPERATIONS_PER_LOOK, look, 0);
  return SQLITE_OK;
}

static sqlite3_stmt *pageCount;
/* Pages of the database. */
EXPORT(pages) double engine_pages(void) {
  if (pageCount == 0) sqlite3_prepare_v3(db, "PRAGMA page_count", -1, SQLITE_PREPARE_PERSISTENT, &pageCount, 0);
  double pages = sqlite3_step(pageCount) == SQLITE_ROW ? sqlite3_column_double(pageCount, 0) : 0;
  sqlite3_reset(pageCount);
  return pages;
}
EXPORT(close) int engine_close(void) {
  sqlite3_finalize(pageCount);
  return sqlite3_close(db);
}
EXPORT(guard) void engine_guard(int is) { isGuarded = is; }
EXPORT(limit) int engine_limit(int which, int value) { return sqlite3_limit(db, which, value); }
EXPORT(allocate) void *engine_allocate(int bytes) { return sqlite3_malloc(bytes); }
EXPORT(release) void engine_release(void *memory) { sqlite3_free(memory); }

static const char *rest;
static int restBytes;
/* Prepares the first statement of a text, which ends with a NUL; null where there is none, or it is wrong (`code`). */
EXPORT(prepare) sqlite3_stmt *engine_prepare(const char *sql, int bytes) {
  sqlite3_stmt *statement = 0;
  sqlite3_prepare_v3(db, sql, bytes + 1, 0, &statement, &rest);
  restBytes = rest == 0 ? 0 : bytes - (int)(rest - sql);
  return statement;
}
/* What comes after the statement that was prepared last. */
EXPORT(rest) const char *engine_rest(void) { return rest; }
EXPORT(restBytes) int engine_rest_bytes(void) { return restBytes; }

EXPORT(step) int engine_step(sqlite3_stmt *s) { return sqlite3_step(s); }
EXPORT(finalize) int engine_finalize(sqlite3_stmt *s) { return sqlite3_finalize(s); }
EXPORT(isReadOnly) int engine_readonly(sqlite3_stmt *s) { return sqlite3_stmt_readonly(s); }

EXPORT(code) int engine_code(void) { return sqlite3_extended_errcode(db); }
EXPORT(message) const char *engine_message(void) { return sqlite3_errmsg(db); }
/* Byte of the statement at which it is wrong; below zero where none is. */
EXPORT(position) int engine_position(void) { return sqlite3_error_offset(db); }
EXPORT(totalChanges) double engine_total_changes(void) { return (double)sqlite3_total_changes64(db); }
EXPORT(lastRowId) sqlite3_int64 engine_last_row_id(void) { return sqlite3_last_insert_rowid(db); }
EXPORT(isInTransaction) int engine_in_transaction(void) { return !sqlite3_get_autocommit(db); }

EXPORT(parameters) int engine_parameters(sqlite3_stmt *s) { return sqlite3_bind_parameter_count(s); }
EXPORT(parameterName) const char *engine_parameter_name(sqlite3_stmt *s, int i) { return sqlite3_bind_parameter_name(s, i); }
EXPORT(bindNull) int engine_bind_null(sqlite3_stmt *s, int i) { return sqlite3_bind_null(s, i); }
EXPORT(bindInteger) int engine_bind_integer(sqlite3_stmt *s, int i, sqlite3_int64 v) { return sqlite3_bind_int64(s, i, v); }
EXPORT(bindReal) int engine_bind_real(sqlite3_stmt *s, int i, double v) { return sqlite3_bind_double(s, i, v); }
/* The memory is the statement's from then on. */
EXPORT(bindText) int engine_bind_text(sqlite3_stmt *s, int i, char *v, int bytes) {
  return sqlite3_bind_text(s, i, v, bytes, sqlite3_free);
}
EXPORT(bindBlob) int engine_bind_blob(sqlite3_stmt *s, int i, char *v, int bytes) {
  return sqlite3_bind_blob(s, i, v, bytes, sqlite3_free);
}

EXPORT(columns) int engine_columns(sqlite3_stmt *s) { return sqlite3_column_count(s); }
EXPORT(columnName) const char *engine_column_name(sqlite3_stmt *s, int i) { return sqlite3_column_name(s, i); }
EXPORT(columnType) int engine_column_type(sqlite3_stmt *s, int i) { return sqlite3_column_type(s, i); }
EXPORT(columnInteger) sqlite3_int64 engine_column_integer(sqlite3_stmt *s, int i) { return sqlite3_column_int64(s, i); }
EXPORT(columnReal) double engine_column_real(sqlite3_stmt *s, int i) { return sqlite3_column_double(s, i); }
EXPORT(columnText) const void *engine_column_text(sqlite3_stmt *s, int i) { return sqlite3_column_text(s, i); }
EXPORT(columnBlob) const void *engine_column_blob(sqlite3_stmt *s, int i) { return sqlite3_column_blob(s, i); }
EXPORT(columnBytes) int engine_column_bytes(sqlite3_stmt *s, int i) { return sqlite3_column_bytes(s, i); }

/* Rows that the loops of a statement have been at. */
EXPORT(rowsVisited) double engine_rows_visited(sqlite3_stmt *s) {
  double visited = 0;
  sqlite3_int64 rows;
  for (int i = 0; sqlite3_stmt_scanstatus_v2(s, i, SQLITE_SCANSTAT_NVISIT, SQLITE_SCANSTAT_COMPLEX, &rows) == 0; i++)
    if (rows > 0) visited += (double)rows;
  return visited;
}
EXPORT(machineSteps) double engine_machine_steps(sqlite3_stmt *s) {
  return (double)(unsigned)sqlite3_stmt_status(s, SQLITE_STMTSTATUS_VM_STEP, 0);
}
EXPORT(scanSteps) double engine_scan_steps(sqlite3_stmt *s) {
  return (double)(unsigned)sqlite3_stmt_status(s, SQLITE_STMTSTATUS_FULLSCAN_STEP, 0);
}
