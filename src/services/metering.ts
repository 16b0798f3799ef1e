import { CapService } from "../domain/cap/cap.service.ts";
import { CapWatch } from "../domain/cap/cap-watch.ts";
import type { Notify } from "../domain/cap/cap-notices.ts";
import type { Feed } from "../domain/event/feed.ts";
import { MeterService } from "../domain/meter/meter.service.ts";
import { PLANS } from "../domain/plan/plans.ts";
import { ProductService } from "../domain/product/product.service.ts";
import type { Catalog } from "../domain/scraper/catalog.ts";
import { SpendLimitService } from "../domain/spending/spend-limit.service.ts";
import { SpendingService } from "../domain/spending/spending.service.ts";
import type { StopRequests } from "../domain/spending/stop-requests.ts";
import { UsageService } from "../domain/usage/usage.service.ts";
import type { Clock } from "../kernel/clock.ts";
import type { Store } from "../store/store.ts";

/** What counts use, and what stops it. */
export function createMetering(deps: {
  store: Store;
  clock: Clock;
  feed: Feed;
  catalog: Catalog;
  notify: Notify;
  stopRequests: StopRequests;
}) {
  const { store, clock, feed, catalog, notify, stopRequests } = deps;
  const capWatch = new CapWatch({
    store,
    clock,
    notify,
    isWatched: async (accountId) => {
      const { caps, spendLimits } = await meters.viewOf(accountId);
      return spendLimits.length > 0 || caps.some(({ isOfPlan }) => isOfPlan !== true);
    },
  });
  const meters = new MeterService({
    store,
    clock,
    feed,
    taken: (cap, quantity) => capWatch.taken(cap, quantity),
  });
  const parts = { store, clock, meters, watch: capWatch, stopRequests };
  const caps = new CapService({ ...parts, scrapers: () => catalog.all().map(({ id }) => id) });
  const spendLimits = new SpendLimitService(parts);
  return {
    meters,
    capWatch,
    caps,
    spending: new SpendingService({ store, meters }),
    spendLimits,
    usage: new UsageService({ store, clock, feed, caps, spendLimits, prices: () => catalog.all() }),
    products: new ProductService({ plans: PLANS, scrapers: () => catalog.all() }),
    /** To hear of accounts whose use has changed. */
    used: (accountId: string): void => {
      meters.used(accountId);
      capWatch.soon(accountId);
    },
  };
}
