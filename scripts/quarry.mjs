#!/usr/bin/env node
// The command line: `npx quarry …`. Any Node from 18 on runs this file.
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build, isBuilt } from "./launcher/build.mjs";
import { runProgram } from "./launcher/child.mjs";
import { install, isInstalled } from "./launcher/install.mjs";
import { LaunchError } from "./launcher/launch-error.mjs";
import { withPidLock } from "./launcher/pid-lock.mjs";
import { say } from "./launcher/progress.mjs";
import { ensureRuntime } from "./launcher/runtime.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const main = join(root, "dist", "cli", "main.js");

/** The command line talks to a gateway, so unlike `npm start` it needs no engine. */
async function prepare() {
  const runtime = await ensureRuntime(root);
  if (!isInstalled(root, runtime.version, "runtime") || !isBuilt(root)) {
    await withPidLock(join(root, ".cache", "launcher.lock"), async () => {
      if (!isInstalled(root, runtime.version, "runtime")) await install(root, runtime, "runtime");
      if (!isBuilt(root)) await build(root, runtime.node);
    });
  }
  return runtime.node;
}

try {
  const node = await prepare();
  // In this process where it can be: a second one would take as long to start as most commands run.
  if (node === process.execPath) await import(pathToFileURL(main).href);
  else process.exitCode = await runProgram(node, [main, ...process.argv.slice(2)], process.cwd());
} catch (error) {
  say(error instanceof LaunchError ? error.message : `${error.stack ?? error}`);
  process.exitCode = 1;
}
