/** Loads one plugin folder exactly as the server does, beside the families of its own, and says why where that fails. Exits 1 then. */
import { realpathSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPlugins } from "../../src/domain/scraper/plugin-loader.ts";

const BUILT_IN = fileURLToPath(new URL("../../src/plugins", import.meta.url));

const [folder = ""] = process.argv.slice(2);
const isBuiltIn = dirname(realpathSync(folder)) === realpathSync(BUILT_IN);
const plugins = isBuiltIn
  ? await loadPlugins({ builtIn: folder, dirs: [], packages: [] })
  : (await loadPlugins({ builtIn: BUILT_IN, dirs: [folder], packages: [] })).filter(
      ({ origin }) => origin === "folder",
    );
const broken = plugins.filter(({ problem }) => problem !== null);
for (const { moduleUrl, problem } of broken) {
  console.error(`quarry: the server would switch this plugin off (${moduleUrl}): ${problem}`);
}
if (broken.length === 0 && plugins.length !== 1) {
  console.error(`quarry: ${folder} holds ${plugins.length} plugins; name the folder of one.`);
}
process.exitCode = broken.length === 0 && plugins.length === 1 ? 0 : 1;
