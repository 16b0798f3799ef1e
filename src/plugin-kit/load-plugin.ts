import { existsSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { loadPlugins, type LoadedPlugin, withTakenId } from "../domain/scraper/plugin-loader.ts";
import type { Scraper } from "../plugin-sdk/define-scraper.ts";
import { PluginRefused } from "./plugin-refused.ts";

/** Absent where the kit is installed as a package. */
const BUILT_IN = fileURLToPath(new URL("../plugins", import.meta.url));

/** Loads the plugin of a folder exactly as a server does, beside the families that are there. Throws PluginRefused. */
export async function loadPlugin(folder: string): Promise<{ scraper: Scraper; moduleUrl: string }> {
  const plugins = await pluginsWith(folder);
  const broken = plugins.filter(({ problem }) => problem !== null);
  if (broken.length > 0)
    throw new PluginRefused(
      broken
        .map(({ moduleUrl, problem }) => `the server would switch this plugin off (${moduleUrl}): ${problem}`)
        .join("\n"),
    );
  const [plugin, ...others] = plugins;
  if (plugin === undefined || others.length > 0)
    throw new PluginRefused(`${folder} holds ${plugins.length} plugins; name the folder of one.`);
  const { default: scraper } = (await import(plugin.moduleUrl)) as { default: Scraper };
  return { scraper, moduleUrl: plugin.moduleUrl };
}

/** A family of ours has the name of its folder: none has to be loaded to know which ids are taken. */
async function pluginsWith(folder: string): Promise<LoadedPlugin[]> {
  const families = existsSync(BUILT_IN) ? realpathSync(BUILT_IN) : null;
  if (families !== null && dirname(realpathSync(folder)) === families)
    return loadPlugins({ builtIn: folder, dirs: [], packages: [] });
  const plugins = await loadPlugins({ builtIn: null, dirs: [folder], packages: [] });
  return plugins.map((plugin) => {
    const family = join(families ?? "", plugin.id, "index.ts");
    const isTaken = families !== null && existsSync(family);
    return isTaken ? withTakenId(plugin, pathToFileURL(family).href) : plugin;
  });
}
