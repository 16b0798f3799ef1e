// Builds SQLite as the host runs it: `node scripts/run.mjs --unbuilt scripts/sqlite-engine/write.ts`.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

/** Its tarball holds SQLite 3.54.1 as one file. */
const SOURCES = "better-sqlite3@13.2.0";
const MEMORY_BYTES = 128 * 1024 * 1024;
const STACK_BYTES = 1024 * 1024;
const FLAGS = [
  ...["--target=wasm32-wasi", "-O2", "-mbulk-memory", "-mnontrapping-fptoint", "-DNDEBUG"],
  ...["-DSQLITE_OS_OTHER=1", "-DSQLITE_THREADSAFE=0", "-DHAVE_LOCALTIME_R=1", "-DHAVE_ISNAN=1"],
  // Counts rows.
  "-DSQLITE_ENABLE_STMT_SCANSTATUS",
  // There are no other files.
  ...["-DSQLITE_TEMP_STORE=3", "-DSQLITE_OMIT_LOAD_EXTENSION", "-DSQLITE_OMIT_SHARED_CACHE"],
  ...["-DSQLITE_OMIT_DEPRECATED", "-DSQLITE_DQS=0", "-DSQLITE_DEFAULT_FOREIGN_KEYS=1"],
  ...["-DSQLITE_ENABLE_FTS5", "-DSQLITE_ENABLE_RTREE", "-DSQLITE_ENABLE_MATH_FUNCTIONS"],
  ...["-nostartfiles", "-Wl,--no-entry", "-Wl,--export=__wasm_call_ctors", "-Wl,--strip-all"],
  // One that is too deep ends the thread, and writes over nothing.
  ...["-Wl,--stack-first", `-Wl,-z,stack-size=${STACK_BYTES}`, `-Wl,--max-memory=${MEMORY_BYTES}`],
];

const engine = join(import.meta.dirname, "../../src/host/sqlite/engine");
const folder = mkdtempSync(join(tmpdir(), "quarry-sqlite-engine-"));
const run = (program: string, args: string[]): void => {
  execFileSync(program, args, { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
};
try {
  run("npm", ["pack", SOURCES, "--silent"]);
  run("tar", ["xzf", `${SOURCES.replace("@", "-")}.tgz`]);
  const sqlite = join(folder, "package/deps/sqlite3");
  const sources = [join(engine, "engine.c"), join(engine, "vfs.c"), join(sqlite, "sqlite3.c")];
  run("clang", [...FLAGS, `-I${sqlite}`, "-o", "engine.wasm", ...sources]);
  const built = readFileSync(join(folder, "engine.wasm"));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 };
  writeFileSync(join(engine, "../engine.wasm.br"), brotliCompressSync(built, { params }));
  console.log(`${built.length} bytes`);
} finally {
  rmSync(folder, { recursive: true });
}
