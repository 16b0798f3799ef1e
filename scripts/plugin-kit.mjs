// What people who write plugins run: `npm run plugin:test <folder>`, `npm run plugin:try <folder> '<input>'`.
// `node scripts/plugin-kit.mjs <command> …`; any Node from 18 on runs this file.
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { runProgram } from "./launcher/child.mjs";
import { install, isInstalled } from "./launcher/install.mjs";
import { withPidLock } from "./launcher/pid-lock.mjs";
import { launch } from "./launcher/prepare.mjs";
import { ensureRuntime } from "./launcher/runtime.mjs";
import { callerFolder } from "./new-scraper/caller-folder.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const args = process.argv.slice(2);

await launch(
  async () => {
    const { node, version } = await ensureRuntime(root);
    if (!isInstalled(root, version, "runtime")) {
      await withPidLock(join(root, ".cache", "launcher.lock"), async () => {
        if (!isInstalled(root, version, "runtime")) await install(root, { node, version }, "runtime");
      });
    }
    const main = join(root, "src", "plugin-kit", "main.ts");
    return runProgram(node, [main, ...args], callerFolder(`plugin:${args[0]}`));
  },
  { asJson: args.includes("--json") },
);
