import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { localFailure } from "../failure.ts";

/** Both src/cli/plugin and dist/cli/plugin are three folders below the root. */
const ROOT = new URL("../../../", import.meta.url);

/** Path of a file of this installation. */
export function installed(path: string): string {
  return fileURLToPath(new URL(path, ROOT));
}

/** Runs a script of this installation on this terminal and gives its exit code. Throws where only what runs was installed. */
export async function runScript(path: string, args: readonly string[]): Promise<number> {
  if (!existsSync(installed(path)))
    throw localFailure("invalid_input", "This installation, such as the image, has no tools for plugins.", {
      agent: "Run the command in a checkout of Quarry, or use quarry-plugin in the folder of the plugin.",
    });
  const child = spawn(process.execPath, [installed(path), ...args], { stdio: "inherit" });
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
