// Run by the launcher: makes the engine's addon ready and proves that it loads, in a process that may crash.
import { spawnSync } from "node:child_process";
import { findEngineLibrary, noEngineError } from "./library.ts";

const LOAD = "require(process.argv[1])";

try {
  const addon = await findEngineLibrary();
  const { status, signal, stderr } = spawnSync(process.execPath, ["-e", LOAD, addon], { encoding: "utf8" });
  if (status !== 0) {
    const reason = /Error: .*/.exec(stderr)?.[0] ?? (signal === null ? stderr.trim() : `ended by ${signal}`);
    throw noEngineError(`its addon does not load (${reason})`);
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
