// The part of `npm run plugin:test` that runs on the project's own Node with its packages in place.
import { fileURLToPath } from "node:url";
import { join } from "node:path";
import { runProgram } from "../launcher/child.mjs";
import { launch } from "../launcher/prepare.mjs";
import { pluginFolder } from "./plugin-folder.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const own = join(root, "scripts", "plugin-test");

const [folder, ...flags] = process.argv.slice(2);
const asJson = flags.includes("--json");

await launch(
  async () => {
    const plugin = pluginFolder([folder], process.cwd());
    // First as the server loads it, without a bundler in between: what only a bundler understands fails here.
    const loaded = await runProgram(process.execPath, [join(own, "load.ts"), plugin.folder], root);
    if (loaded !== 0) return loaded;
    // vitest colours its report by the kind of terminal, not by whether there is one.
    if (!process.stdout.isTTY) process.env.NO_COLOR ??= "1";
    process.env.QUARRY_INTERNAL_PLUGIN_TEST = JSON.stringify(plugin);
    const vitest = join(root, "node_modules", "vitest", "vitest.mjs");
    const reporter = asJson ? [`--reporter=${join(own, "json-reporter.ts")}`] : [];
    return runProgram(
      process.execPath,
      [vitest, "run", "--config", join(own, "vitest.config.ts"), ...reporter],
      root,
    );
  },
  { asJson },
);
