import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { localFailure } from "./failure.ts";

/** Both src/cli and dist/cli are two folders below the root. */
const ROOT = new URL("../../", import.meta.url);

/** Path of a file of this installation. */
export function installed(path: string): string {
  return fileURLToPath(new URL(path, ROOT));
}

/** Runs a script of this installation on this terminal and gives its exit code. Throws where only what runs was installed. */
export async function runScript(
  path: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<number> {
  if (!existsSync(installed(path)))
    throw localFailure("invalid_input", `This installation has no ${path}, which this command runs.`, {
      agent:
        "Run the command in a checkout of Quarry; for a plugin, quarry-plugin in its folder does the same, and for the database, the image of the server.",
    });
  const child = spawn(process.execPath, [installed(path), ...args], { env, stdio: "inherit" });
  // The terminal gives Ctrl-C to the child itself; this process stays for its exit code.
  const stay = (): void => undefined;
  process.on("SIGINT", stay);
  try {
    return await new Promise<number>((resolve, reject) => {
      child.once("error", reject);
      child.once("exit", (code) => resolve(code ?? 1));
    });
  } finally {
    process.off("SIGINT", stay);
  }
}
