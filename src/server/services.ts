import { fileURLToPath } from "node:url";
import { AccountService } from "../domain/account/account.service.ts";
import { Feed } from "../domain/event/feed.ts";
import { RequestService } from "../domain/request/request.service.ts";
import type { HasRoom } from "../domain/request/room.ts";
import { Catalog } from "../domain/scraper/catalog.ts";
import { PluginSet } from "../domain/scraper/plugin-set.ts";
import { SourceHealthService } from "../domain/source-health/source-health.service.ts";
import { SourceHealthWatch } from "../domain/source-health/watch.ts";
import type { Clock } from "../kernel/clock.ts";
import type { Config } from "../kernel/config.ts";
import type { Log } from "../kernel/log.ts";
import type { Services } from "../resolvers/context.ts";
import { NO_FAMILIES } from "../schema/typed/typed-families.ts";
import type { Store } from "../store/store.ts";
import type { Observability } from "./observability/observability.ts";

const BUILT_IN_PLUGINS = fileURLToPath(new URL("../plugins", import.meta.url));

/** Wires the domain over a store. */
export async function createServices(deps: {
  config: Config;
  log: Log;
  clock: Clock;
  store: Store;
  observability: Observability;
  hasRoom: HasRoom;
  /** Ends the watch over plugins. */
  stopping: AbortSignal;
}): Promise<Services> {
  const { config, log, clock, store } = deps;
  const { requests: observer, creation } = deps.observability;
  const catalog = new Catalog([]);
  const isReloaded = config.QUARRY_PLUGIN_RELOAD;
  const plugins = new PluginSet(catalog, log, {
    builtIn: BUILT_IN_PLUGINS,
    dirs: config.QUARRY_PLUGIN_DIRS,
    packages: config.QUARRY_PLUGINS,
    isReloaded,
  });
  await plugins.load();
  if (isReloaded) void plugins.watch(deps.stopping);
  const sourceHealth = new SourceHealthService(store, clock, catalog);
  const feed = new Feed(store);
  return {
    accounts: new AccountService(store, clock),
    requests: new RequestService({
      store,
      clock,
      catalog,
      resultsDays: config.QUARRY_RESULTS_DAYS,
      hasRoom: deps.hasRoom,
      observer,
      creation,
    }),
    catalog,
    families: NO_FAMILIES,
    sourceHealth,
    sourceHealthWatch: new SourceHealthWatch(feed, sourceHealth),
    store,
    feed,
    publicUrl: config.QUARRY_PUBLIC_URL ?? `http://${config.HOST}:${config.PORT}`,
  };
}
