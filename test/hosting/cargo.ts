import { execFile, spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const run = promisify(execFile);
/** Shared by runs, so that what has not changed is not built again, and not by processes of one: cargo puts what it built there anew. */
export const CARGO_TARGET = fileURLToPath(
  new URL(`../../.cache/cargo/${process.env.VITEST_POOL_ID ?? "alone"}`, import.meta.url),
);

/** Why nothing can be built with Rust here; null where it can. */
export function noCargo(): string | null {
  return spawnSync("cargo", ["--version"]).status === 0 ? null : "cargo is not installed here";
}

/** Runs cargo without a network. Throws with all that it says when it fails. */
export async function cargo(folder: string, ...args: string[]): Promise<{ target: string; stdout: string }> {
  const { stdout } = await run("cargo", [...args, "--offline"], {
    cwd: folder,
    env: { ...process.env, CARGO_TARGET_DIR: CARGO_TARGET },
  });
  return { target: CARGO_TARGET, stdout };
}
