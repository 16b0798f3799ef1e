/** Loads one plugin folder exactly as the server does, and says why where that fails. Exits 1 then. */
import { loadPlugins } from "../../src/domain/scraper/plugin-loader.ts";

const [folder = ""] = process.argv.slice(2);
const plugins = await loadPlugins({ builtIn: folder, dirs: [], packages: [] });
const broken = plugins.filter(({ problem }) => problem !== null);
for (const { moduleUrl, problem } of broken) {
  console.error(`quarry: the server would switch this plugin off (${moduleUrl}): ${problem}`);
}
if (broken.length === 0 && plugins.length !== 1) {
  console.error(`quarry: ${folder} holds ${plugins.length} plugins; name the folder of one.`);
}
process.exitCode = broken.length === 0 && plugins.length === 1 ? 0 : 1;
