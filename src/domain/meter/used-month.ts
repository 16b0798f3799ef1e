import { findSpending } from "../../store/spending/spending.store.ts";
import type { SpendingDoc } from "../../store/spending/spending-documents.ts";
import type { Store } from "../../store/store.ts";
import { readUsage } from "../../store/usage/usage.store.ts";
import type { UsageDoc } from "../../store/usage/usage-documents.ts";
import { isStored, METER_IDS, recordsMeter } from "./meters.ts";
import { daysOf, STORED } from "./period.ts";

/** Quantities by meter. */
export type Quantities = ReadonlyMap<string, number>;

/** Records of a scraper, and what was booked for them. */
export interface Scraped {
  records: number;
  usdMicros: number;
}

/** What an account used in one UTC month. */
export interface UsedMonth {
  /** `2026-11` */
  month: string;
  /** Of a level: what is stored at the end of the month, or now. */
  total: Quantities;
  /** Days with use only, `2026-11-01` first; of a level: what was stored at the end of the day. */
  byDay: ReadonlyMap<string, Quantities>;
  /** By service, `account` for what belongs to none. */
  byService: ReadonlyMap<string, Quantities>;
  /** Flows of each service by day, as `byDay`. */
  daysOfServices: ReadonlyMap<string, ReadonlyMap<string, Quantities>>;
  /** What was scraped, by scraper. */
  scraped: ReadonlyMap<string, Scraped>;
  /** Micro-USD of scraping by day. */
  spentByDay: ReadonlyMap<string, number>;
  /** The same by day and scraper. */
  scrapedByDay: ReadonlyMap<string, ReadonlyMap<string, Scraped>>;
  spending: SpendingDoc | null;
}

/**
 * Reads what was used in a month.
 * @param until the last day that has begun, `2026-11-23`; days behind it are left out
 */
export async function readUsedMonth(
  store: Store,
  accountId: string,
  month: string,
  until: string,
): Promise<UsedMonth> {
  const [docs, levels, spending] = await Promise.all([
    readUsage(store, accountId, month),
    readUsage(store, accountId, STORED),
    findSpending(store, accountId, month),
  ]);
  const total = new Map<string, number>();
  const byDay = new Map<string, Map<string, number>>();
  const byService = new Map<string, Map<string, number>>();
  const daysOfServices = new Map<string, Map<string, Map<string, number>>>();
  for (const doc of docs) {
    countDocument(doc, month, { total, byDay, byService });
    const days = daysOfServices.get(doc.service) ?? new Map<string, Map<string, number>>();
    daysOfServices.set(doc.service, days);
    countFlows(doc, month, days);
  }
  for (const doc of levels)
    for (const [meter, n] of netOf(doc)) {
      raise(total, meter, n);
      raise(within(byService, doc.service), meter, n);
    }
  const isOver = until >= month && until.slice(0, 7) !== month;
  const levelAtEnd = isOver ? await changesSince(store, accountId, month, until) : new Map<string, number>();
  for (const [meter, change] of levelAtEnd) raise(total, meter, -change);
  levelsByDay(byDay, total, month, until);
  const { scraped, spentByDay, scrapedByDay } = countSpending(spending, month, { total, byDay, byService });
  return {
    ...{ month, total, byDay: sorted(byDay), byService, scraped, spentByDay, scrapedByDay, spending },
    daysOfServices: new Map([...daysOfServices].map(([service, days]) => [service, sorted(days)])),
  };
}

interface Sums {
  total: Map<string, number>;
  byDay: Map<string, Map<string, number>>;
  byService: Map<string, Map<string, number>>;
}

/** Flows as they are; of levels only the change of each day, from which the level is made later. */
function countDocument(doc: UsageDoc, month: string, { total, byDay, byService }: Sums): void {
  for (const [meter, n] of Object.entries(doc.added ?? {})) {
    if (isStored(meter)) continue;
    raise(total, meter, n);
    raise(within(byService, doc.service), meter, n);
  }
  for (const [sign, days] of [
    [1, doc.addedByDay],
    [-1, doc.freedByDay],
  ] as const)
    for (const [day, meters] of Object.entries(days ?? {}))
      for (const [meter, n] of Object.entries(meters))
        raise(within(byDay, `${month}-${day}`), meter, sign * n);
}

function countFlows({ addedByDay }: UsageDoc, month: string, days: Map<string, Map<string, number>>): void {
  for (const [day, meters] of Object.entries(addedByDay ?? {}))
    for (const [meter, n] of Object.entries(meters))
      if (!isStored(meter)) raise(within(days, `${month}-${day}`), meter, n);
}

function netOf({ added = {}, freed = {} }: UsageDoc): Map<string, number> {
  const net = new Map(Object.entries(added));
  for (const [meter, n] of Object.entries(freed)) raise(net, meter, -n);
  return net;
}

/** How much levels rose in the months behind one. */
async function changesSince(
  store: Store,
  accountId: string,
  month: string,
  until: string,
): Promise<Map<string, number>> {
  const changes = new Map<string, number>();
  for (let later = monthAfter(month); later <= until.slice(0, 7); later = monthAfter(later))
    for (const doc of await readUsage(store, accountId, later))
      for (const [meter, n] of netOf(doc)) if (isStored(meter)) raise(changes, meter, n);
  return changes;
}

function monthAfter(month: string): string {
  return new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 1)).toISOString().slice(0, 7);
}

/** From the level at the end back through the changes of each day. */
function levelsByDay(byDay: Sums["byDay"], total: Quantities, month: string, until: string): void {
  const days = daysOf(month).filter((day) => day <= until);
  for (const meter of METER_IDS) {
    if (!isStored(meter)) continue;
    let level = total.get(meter) ?? 0;
    const isUsed = level !== 0 || days.some((day) => byDay.get(day)?.has(meter));
    if (!isUsed) continue;
    for (const day of days.toReversed()) {
      const change = byDay.get(day)?.get(meter) ?? 0;
      within(byDay, day).set(meter, level);
      level -= change;
    }
  }
}

function countSpending(spending: SpendingDoc | null, month: string, { total, byDay, byService }: Sums) {
  const scraped = new Map<string, Scraped>();
  const spentByDay = new Map<string, number>();
  const scrapedByDay = new Map<string, Map<string, Scraped>>();
  for (const [day, scrapers] of Object.entries(spending?.days ?? {})) {
    scrapedByDay.set(`${month}-${day}`, new Map(Object.entries(scrapers)));
    for (const [scraper, { records, usdMicros }] of Object.entries(scrapers)) {
      const meter = recordsMeter(scraper);
      raise(total, meter, records);
      raise(within(byDay, `${month}-${day}`), meter, records);
      raise(within(byService, "account"), meter, records);
      raise(spentByDay, `${month}-${day}`, usdMicros);
      const before = scraped.get(scraper) ?? { records: 0, usdMicros: 0 };
      scraped.set(scraper, { records: before.records + records, usdMicros: before.usdMicros + usdMicros });
    }
  }
  return { scraped, spentByDay, scrapedByDay };
}

function within(maps: Map<string, Map<string, number>>, key: string): Map<string, number> {
  const known = maps.get(key) ?? new Map<string, number>();
  maps.set(key, known);
  return known;
}

function raise(sums: Map<string, number>, key: string, by: number): void {
  sums.set(key, (sums.get(key) ?? 0) + by);
}

function sorted<T>(map: Map<string, T>): Map<string, T> {
  return new Map([...map].sort(([one], [other]) => (one < other ? -1 : 1)));
}
