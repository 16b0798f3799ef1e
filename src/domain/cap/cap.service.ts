import { assertFits } from "../assert-fits.ts";
import { z } from "zod";
import { AppError } from "../../errors/app-error.ts";
import type { Clock } from "../../kernel/clock.ts";
import { deleteCapWindows } from "../../store/cap/cap-windows.store.ts";
import type { Store } from "../../store/store.ts";
import { deleteUsageCap, findUsageCaps, putUsageCap, usageCapId } from "../../store/cap/usage-caps.store.ts";
import type { CapPeriod } from "../../store/usage/usage-documents.ts";
import { findSpending } from "../../store/spending/spending.store.ts";
import type { MeterService } from "../meter/meter.service.ts";
import { recordsMeter } from "../meter/meters.ts";
import { dayOf, monthBefore, monthOf } from "../meter/period.ts";
import { readUsedMonth, type UsedMonth } from "../meter/used-month.ts";
import { wantedMonth } from "../meter/wanted-month.ts";
import { capView, type CapView } from "./cap-view.ts";
import { countedRecords } from "../spending/spent.ts";
import type { StopRequests } from "../spending/stop-requests.ts";
import type { CapWatch } from "./cap-watch.ts";
import { assertMetric } from "./metrics.ts";
import { simulateCap, type CapSimulation } from "./simulate.ts";

/** Accepted by a simulation beside the meters: what scraping costs, in micro-USD. */
export const SCRAPING_SPEND = "scraping_spend";

export interface NewCap {
  metric: string;
  period: CapPeriod;
  value: number;
  notifyAtPercent: number;
}

const capFields = z.object({
  period: z.enum(["day", "month"]),
  value: z.int("It must be a whole number in the unit of the meter.").min(0),
  notifyAtPercent: z.int().min(1).max(100),
});

export interface CapServiceDeps {
  store: Store;
  clock: Clock;
  meters: MeterService;
  watch: CapWatch;
  /** Ids of the scrapers, whose Records can be capped too. */
  scrapers: () => readonly string[];
  /** Ends what waits or runs under a cap that leaves nothing. */
  stopRequests: StopRequests;
}

/** Hard stops on what an account uses. */
export class CapService {
  readonly #deps: CapServiceDeps;

  constructor(deps: CapServiceDeps) {
    this.#deps = deps;
  }

  /** All caps of the account with where they stand. */
  async list(accountId: string, month?: UsedMonth): Promise<CapView[]> {
    const { store, clock } = this.#deps;
    const caps = await findUsageCaps(store, accountId);
    if (caps.length === 0) return [];
    const now = clock.now();
    const used = month ?? (await this.#thisMonth(accountId));
    return caps.map((cap) => capView(cap, used, now));
  }

  /** Sets or replaces a cap; it holds at once. Throws `meter_not_found` and `invalid_input`. */
  async set(accountId: string, cap: NewCap): Promise<CapView> {
    const { store, clock, meters, watch, scrapers } = this.#deps;
    assertMetric(cap.metric, scrapers());
    assertFits(capFields, cap);
    const { metric, period, value, notifyAtPercent } = cap;
    const stored = await putUsageCap(
      store,
      { accountId, metric, period, value, notifyAtPercent },
      clock.now(),
    );
    await meters.capsChanged(accountId);
    watch.soon(accountId);
    await this.#stopWhatIsOver(stored);
    return capView(stored, await this.#thisMonth(accountId), clock.now());
  }

  /** Stops what goes over a cap that was lowered while it ran. */
  async enforce(accountId: string): Promise<void> {
    for (const cap of await findUsageCaps(this.#deps.store, accountId)) await this.#stopWhatIsOver(cap);
  }

  async #stopWhatIsOver({ accountId, metric, period, value }: NewCap & { accountId: string }): Promise<void> {
    const { store, clock, scrapers, stopRequests } = this.#deps;
    const scraper = scrapers().find((id) => recordsMeter(id) === metric);
    if (scraper === undefined) return;
    const now = clock.now();
    const spending = await findSpending(store, accountId, monthOf(now));
    const counted = countedRecords(spending, scraper, period === "day" ? dayOf(now).slice(8) : null);
    await stopRequests({ accountId, scraper }, { of: "records", left: value - counted });
  }

  /** Removes a cap and gives it as it was. Throws `meter_not_found`, and `not_found` when there is none. */
  async delete(accountId: string, metric: string, period: CapPeriod): Promise<CapView> {
    const { store, clock, meters, watch, scrapers } = this.#deps;
    assertMetric(metric, scrapers());
    const id = usageCapId(accountId, metric, period);
    const removed = await deleteUsageCap(store, id);
    if (!removed)
      throw new AppError("not_found", { message: `There is no cap on ${metric} for each ${period}.` });
    await deleteCapWindows(store, id);
    await meters.capsChanged(accountId);
    await watch.removed(removed);
    return capView(removed, await this.#thisMonth(accountId), clock.now());
  }

  /** What a cap would have stopped in a month, the last one unless given. */
  async simulate(accountId: string, cap: NewCap, month: string | null): Promise<CapSimulation> {
    const { store, clock, scrapers } = this.#deps;
    if (cap.metric !== SCRAPING_SPEND) assertMetric(cap.metric, scrapers());
    assertFits(capFields, cap);
    const now = clock.now();
    const wanted = month === null ? monthBefore(monthOf(now)) : wantedMonth(month, now);
    const used = await readUsedMonth(store, accountId, wanted, dayOf(now));
    return simulateCap(cap.metric === SCRAPING_SPEND ? withSpend(used) : used, cap);
  }

  #thisMonth(accountId: string): Promise<UsedMonth> {
    const now = this.#deps.clock.now();
    return readUsedMonth(this.#deps.store, accountId, monthOf(now), dayOf(now));
  }
}

function withSpend(used: UsedMonth): UsedMonth {
  const byDay = new Map(
    [...used.spentByDay].map(([day, usdMicros]) => [day, new Map([[SCRAPING_SPEND, usdMicros]])]),
  );
  return { ...used, byDay };
}
