import type { Clock } from "../../kernel/clock.ts";
import { findPlanName } from "../../store/account/accounts.store.ts";
import type { Store } from "../../store/store.ts";
import type { CapService } from "../cap/cap.service.ts";
import type { CapView } from "../cap/cap-view.ts";
import { changesOf } from "../event/changes.ts";
import type { Feed } from "../event/feed.ts";
import { METERS, METER_IDS, type MeterKind } from "../meter/meters.ts";
import { NO_SERVICE } from "../meter/no-service.ts";
import { dayOf, monthOf } from "../meter/period.ts";
import { usagePlanOf } from "../meter/plan-limits.ts";
import type { SpendLimitService, SpendLimitView } from "../spending/spend-limit.service.ts";
import { billingEstimate, type BillingEstimate, type ScraperPrice } from "./billing-estimate.ts";
import { readUsedMonth, type Quantities, type Scraped } from "../meter/used-month.ts";
import { wantedMonth } from "../meter/wanted-month.ts";

export interface MeterQuantity {
  meter: string;
  quantity: number;
}

export interface UsageReport {
  month: string;
  /** Name of the plan now. */
  plan: string;
  /** Every meter of the platform, then Records of each scraper that stored some. */
  meters: {
    meter: string;
    title: string;
    unit: string;
    kind: MeterKind;
    used: number;
    today: number;
    scraper: string | null;
  }[];
  /** `service` null: what belongs to none. */
  services: {
    service: string | null;
    meters: MeterQuantity[];
    /** Of flows, days with use. */
    days: { date: string; meters: MeterQuantity[] }[];
  }[];
  /** Days with use. */
  days: {
    date: string;
    meters: MeterQuantity[];
    scrapingUsdMicros: number;
    scrapers: ({ scraper: string } & Scraped)[];
  }[];
  caps: CapView[];
  spendLimits: SpendLimitView[];
  billingEstimate: BillingEstimate;
  updatedAt: Date;
}

export interface UsageServiceDeps {
  store: Store;
  clock: Clock;
  feed: Feed;
  caps: CapService;
  spendLimits: SpendLimitService;
  prices: () => readonly ScraperPrice[];
}

/** What an account used, may use, and will pay. */
export class UsageService {
  readonly #deps: UsageServiceDeps;

  constructor(deps: UsageServiceDeps) {
    this.#deps = deps;
  }

  /**
   * The use of a UTC month, the current one unless given; caps and limits are those of now.
   * @param month `2026-11`
   */
  async report(accountId: string, month: string | null): Promise<UsageReport> {
    const { store, clock, caps, spendLimits, prices } = this.#deps;
    const now = clock.now();
    const today = dayOf(now);
    const wanted = month === null ? monthOf(now) : wantedMonth(month, now);
    const [used, current, planName] = await Promise.all([
      readUsedMonth(store, accountId, wanted, today),
      wanted === monthOf(now) ? null : readUsedMonth(store, accountId, monthOf(now), today),
      findPlanName(store, accountId),
    ]);
    const ofNow = current ?? used;
    const plan = planName ?? "Free";
    const scrapers = prices();
    return {
      month: wanted,
      plan,
      meters: [...metersOf(used.total, used.byDay.get(today)), ...scraperMeters(used, today, scrapers)],
      services: [...used.byService].map(([service, meters]) => ({
        service: service === NO_SERVICE ? null : service,
        meters: quantities(meters),
        days: [...(used.daysOfServices.get(service) ?? [])].map(([date, ofDay]) => ({
          date,
          meters: quantities(ofDay),
        })),
      })),
      days: [...used.byDay].map(([date, meters]) => ({
        date,
        meters: quantities(meters),
        scrapingUsdMicros: used.spentByDay.get(date) ?? 0,
        scrapers: [...(used.scrapedByDay.get(date) ?? [])].map(([scraper, what]) => ({ scraper, ...what })),
      })),
      caps: await caps.list(accountId, ofNow),
      spendLimits: await spendLimits.list(accountId, ofNow.spending),
      billingEstimate: billingEstimate(used, usagePlanOf(plan), scrapers, now),
      updatedAt: now,
    };
  }

  /** The report now, and again when usage or caps have changed, about once a second at most. */
  async *watch(
    accountId: string,
    { assertAllowed, signal }: { assertAllowed: () => Promise<void>; signal: AbortSignal },
  ): AsyncGenerator<UsageReport> {
    let last = "";
    for await (const _ of changesOf(this.#deps.feed, `usage:${accountId}`, signal)) {
      await assertAllowed();
      const { updatedAt, ...report } = await this.report(accountId, null);
      const { forecastSpendUsdMicros: _moving, lineItems: _lines, ...estimate } = report.billingEstimate;
      const seen = JSON.stringify({ ...report, billingEstimate: estimate });
      if (seen !== last) yield { ...report, updatedAt };
      last = seen;
    }
  }
}

function metersOf(total: Quantities, today: Quantities | undefined): UsageReport["meters"] {
  return METER_IDS.map((meter) => {
    const { title, unit, kind } = METERS[meter];
    const [used, ofToday] = [total.get(meter) ?? 0, today?.get(meter) ?? 0];
    return { meter, title, unit, kind, used, today: ofToday, scraper: null };
  });
}

function scraperMeters(
  used: Awaited<ReturnType<typeof readUsedMonth>>,
  today: string,
  prices: readonly ScraperPrice[],
): UsageReport["meters"] {
  return [...used.scraped].map(([id, { records }]) => {
    const { title, unit } = prices.find((one) => one.id === id) ?? { title: id, unit: "record" };
    const meter = `records:${id}`;
    const ofToday = used.byDay.get(today)?.get(meter) ?? 0;
    return { meter, title, unit, kind: "flow", used: records, today: ofToday, scraper: id };
  });
}

function quantities(meters: Quantities): MeterQuantity[] {
  return [...meters].map(([meter, quantity]) => ({ meter, quantity }));
}
