import { Catalog } from "../domain/scraper/catalog.ts";
import { PluginSet } from "../domain/scraper/plugin-set.ts";
import type { Config } from "../kernel/config.ts";
import type { Log } from "../kernel/log.ts";

/** The scrapers of this process, kept up to date with their files where the operator wants that. */
export async function loadedCatalog({
  config,
  log,
  familiesDir,
  stopping,
}: {
  config: Config;
  log: Log;
  familiesDir: string;
  stopping: AbortSignal;
}): Promise<Catalog> {
  const catalog = new Catalog([]);
  const isReloaded = config.QUARRY_PLUGIN_RELOAD;
  const sources = {
    builtIn: familiesDir,
    dirs: config.QUARRY_PLUGIN_DIRS,
    packages: config.QUARRY_PLUGINS,
    isReloaded,
  };
  const plugins = new PluginSet({ catalog, log, sources });
  await plugins.load();
  if (isReloaded) void plugins.watch(stopping);
  return catalog;
}
