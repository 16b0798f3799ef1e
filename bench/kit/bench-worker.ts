import { execFileSync, spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const SOURCE = fileURLToPath(new URL("../worker", import.meta.url));
const TARGET = fileURLToPath(new URL("../../.cache/cargo/bench", import.meta.url));

export const NO_RUST = "Rust is not installed here, so there is no worker to measure with.";

/** Path of the worker of bench/worker, built if need be; null where there is no Rust. */
export function benchWorker(): string | null {
  if (spawnSync("cargo", ["--version"]).status !== 0) return null;
  execFileSync("cargo", ["build", "--release", "--offline", "--quiet"], {
    cwd: SOURCE,
    env: { ...process.env, CARGO_TARGET_DIR: TARGET },
  });
  return join(TARGET, "release/bench-worker");
}
