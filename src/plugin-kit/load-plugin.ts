import { existsSync, realpathSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPlugins, type LoadedPlugin } from "../domain/scraper/plugin-loader.ts";
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

async function pluginsWith(folder: string): Promise<LoadedPlugin[]> {
  const hasBuiltIn = existsSync(BUILT_IN);
  if (hasBuiltIn && dirname(realpathSync(folder)) === realpathSync(BUILT_IN))
    return loadPlugins({ builtIn: folder, dirs: [], packages: [] });
  const builtIn = hasBuiltIn ? BUILT_IN : null;
  const plugins = await loadPlugins({ builtIn, dirs: [folder], packages: [] });
  return plugins.filter(({ origin }) => origin === "folder");
}
