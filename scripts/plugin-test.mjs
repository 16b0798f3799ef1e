// Runs the contract tests of one scraper plugin: `npm run plugin:test <dir> [-- --json]`. Any Node from 18 on runs this file.
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { runProgram } from "./launcher/child.mjs";
import { install, isInstalled } from "./launcher/install.mjs";
import { withPidLock } from "./launcher/pid-lock.mjs";
import { launch } from "./launcher/prepare.mjs";
import { ensureRuntime } from "./launcher/runtime.mjs";
import { callerFolder } from "./new-scraper/caller-folder.mjs";
import { pluginFolder } from "./plugin-test/plugin-folder.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

const asJson = process.argv.includes("--json");

await launch(
  async () => {
    const words = process.argv.slice(2).filter((word) => word !== "--json");
    const { folder } = pluginFolder(words, callerFolder("plugin:test"));
    const { node, version } = await ensureRuntime(root);
    await withPidLock(join(root, ".cache", "launcher.lock"), async () => {
      if (!isInstalled(root, version, "all")) await install(root, { node, version }, "all");
    });
    return runProgram(
      node,
      [join(root, "scripts", "plugin-test", "run.mjs"), folder, ...(asJson ? ["--json"] : [])],
      root,
    );
  },
  { asJson },
);
