import { fileURLToPath } from "node:url";
import { Catalog } from "../domain/scraper/catalog.ts";
import { PluginSet } from "../domain/scraper/plugin-set.ts";
import type { Config } from "../kernel/config.ts";
import type { Log } from "../kernel/log.ts";

/** Tests of processes start many servers, which need no families: each start is a third quicker without. */
const BUILT_IN_PLUGINS =
  process.env.QUARRY_INTERNAL_FAMILIES_DIR ?? fileURLToPath(new URL("../plugins", import.meta.url));

/** The scrapers of this process, kept up to date with their files where the operator wants that. */
export async function loadedCatalog({
  config,
  log,
  stopping,
}: {
  config: Config;
  log: Log;
  stopping: AbortSignal;
}): Promise<Catalog> {
  const catalog = new Catalog([]);
  const isReloaded = config.QUARRY_PLUGIN_RELOAD;
  const sources = {
    builtIn: BUILT_IN_PLUGINS,
    dirs: config.QUARRY_PLUGIN_DIRS,
    packages: config.QUARRY_PLUGINS,
    isReloaded,
  };
  const plugins = new PluginSet({ catalog, log, sources });
  await plugins.load();
  if (isReloaded) void plugins.watch(stopping);
  return catalog;
}
