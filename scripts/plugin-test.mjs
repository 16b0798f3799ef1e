// Runs the contract tests of one scraper plugin: `npm run plugin:test <dir>`. Any Node from 18 on runs this file.
import { existsSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { runProgram } from "./launcher/child.mjs";
import { install, isInstalled } from "./launcher/install.mjs";
import { LaunchError } from "./launcher/launch-error.mjs";
import { withPidLock } from "./launcher/pid-lock.mjs";
import { launch } from "./launcher/prepare.mjs";
import { ensureRuntime } from "./launcher/runtime.mjs";
import { callerFolder } from "./new-scraper/caller-folder.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const USAGE = "usage: npm run plugin:test <folder of the plugin>";

/** The folder of the plugin and its cases file. */
function readArguments([dir, ...others]) {
  if (dir === undefined || dir.startsWith("-") || others.length > 0) throw new LaunchError(USAGE);
  const folder = resolve(callerFolder("plugin:test"), dir);
  if (!existsSync(folder) || !statSync(folder).isDirectory()) {
    throw new LaunchError(`There is no folder ${folder}.\n${USAGE}`);
  }
  const cases = ["cases.ts", "cases.js"].map((name) => join(folder, name)).find((path) => existsSync(path));
  if (cases === undefined) {
    throw new LaunchError(
      `${folder} has no cases.ts or cases.js. It must export \`cases\`, a list of PluginCase; see docs/how-to/add-a-scraper.md.`,
    );
  }
  return { folder, cases };
}

await launch(async () => {
  const { folder, cases } = readArguments(process.argv.slice(2));
  const runtime = await ensureRuntime(root);
  await withPidLock(join(root, ".cache", "launcher.lock"), async () => {
    if (!isInstalled(root, runtime.version)) await install(root, runtime);
  });
  // First as the server loads it, without a bundler in between: what only a bundler understands fails here.
  const loaded = await runProgram(
    runtime.node,
    [join(root, "scripts", "plugin-test", "load.ts"), folder],
    root,
  );
  if (loaded !== 0) return loaded;
  process.env.QUARRY_INTERNAL_PLUGIN_TEST = JSON.stringify({ folder, cases });
  const config = join(root, "scripts", "plugin-test", "vitest.config.ts");
  return runProgram(
    runtime.node,
    [join(root, "node_modules", "vitest", "vitest.mjs"), "run", "--config", config],
    root,
  );
});
