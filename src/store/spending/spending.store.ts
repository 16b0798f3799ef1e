import type { Document } from "mongodb";
import { DURABLE, isDuplicateKey } from "../client.ts";
import type { OpenSpending, SpendingDoc } from "./spending-documents.ts";
import type { Store } from "../store.ts";
import { openUnbounded } from "./unbounded-spending.ts";

/** What must not be passed, all of it checked in the write that opens a round. */
export type SpendingBound =
  | { of: "account"; usdMicros: number }
  | { of: "key"; apiKeyId: string; usdMicros: number }
  /** `day` null: of the month. */
  | { of: "records"; scraper: string; day: string | null; records: number };

/** The document that counts a round. */
export interface SpendingMonth {
  accountId: string;
  /** `2026-11` */
  month: string;
  monthBeganAt: Date;
}

const idOf = ({ accountId, month }: Pick<SpendingMonth, "accountId" | "month">): string =>
  `${accountId}|${month}`;

/**
 * Opens a round while all bounds hold, atomically against all other rounds; a repeat of its key has no effect.
 * @returns the month as it stands when a bound does not hold, else null
 */
export async function openSpending(
  store: Store,
  of: SpendingMonth,
  round: OpenSpending,
  bounds: readonly SpendingBound[],
): Promise<SpendingDoc | null> {
  const filter = { _id: idOf(of), "open.key": { $ne: round.key } };
  const push = { $push: { open: round } };
  if (bounds.length === 0) {
    await openUnbounded(store, { ...of, _id: idOf(of), round });
    return null;
  }
  await beginMonth(store, of);
  const $expr = { $and: bounds.map((bound) => ({ $lte: [sumOf(bound, round), sizeOf(bound)] })) };
  const opened = await store.spending.updateOne({ ...filter, $expr }, push, { writeConcern: DURABLE });
  if (opened.modifiedCount === 1) return null;
  const doc = await findSpending(store, of.accountId, of.month);
  return doc === null || doc.open.some(({ key }) => key === round.key) ? null : doc;
}

async function beginMonth(store: Store, of: SpendingMonth): Promise<void> {
  await store.spending
    .updateOne(
      { _id: idOf(of) },
      { $setOnInsert: { ...of, open: [] } },
      { upsert: true, writeConcern: DURABLE },
    )
    .catch((error: unknown) => {
      if (!isDuplicateKey(error)) throw error;
    });
}

const sizeOf = (bound: SpendingBound): number => (bound.of === "records" ? bound.records : bound.usdMicros);

/** What is counted, open and new together under a bound. */
function sumOf(bound: SpendingBound, round: OpenSpending): Document {
  const open = (field: string, cond: Document | true): Document => ({
    $sum: {
      $map: {
        input: cond === true ? "$open" : { $filter: { input: "$open", as: "one", cond } },
        in: `$$this.${field}`,
      },
    },
  });
  const is = (field: string, value: string): Document => ({ $eq: [`$$one.${field}`, { $literal: value }] });
  const counted = (path: string): Document => ({ $ifNull: [path, 0] });
  switch (bound.of) {
    case "account":
      return { $add: [counted("$usdMicros"), open("usdMicros", true), round.usdMicros] };
    case "key":
      return {
        $add: [
          counted(`$byKey.${bound.apiKeyId}`),
          open("usdMicros", is("apiKeyId", bound.apiKeyId)),
          round.usdMicros,
        ],
      };
    case "records": {
      const { scraper, day } = bound;
      const path = day === null ? `$records.${scraper}` : `$days.${day}.${scraper}.records`;
      const ofSource = is("scraper", scraper);
      const cond = day === null ? ofSource : { $and: [ofSource, is("day", day)] };
      return { $add: [counted(path), open("records", cond), round.records] };
    }
  }
}

/** A round that has ended, with what it came to. */
export interface SpendingEnd extends Pick<
  OpenSpending,
  "key" | "scraper" | "apiKeyId" | "records" | "usdMicros"
> {
  accountId: string;
  /** When it was opened. */
  month: string;
  day: string;
}

/** Counts rounds that were open, all in one command; one that is not open any more is counted already. */
export async function countSpending(store: Store, ends: readonly SpendingEnd[]): Promise<void> {
  if (ends.length === 0) return;
  const writes = ends.map(({ key, scraper, apiKeyId, records, usdMicros, day, ...of }) => ({
    updateOne: {
      filter: { _id: idOf(of), "open.key": key },
      update: {
        $pull: { open: { key } },
        $inc: {
          usdMicros,
          [`records.${scraper}`]: records,
          [`days.${day}.${scraper}.records`]: records,
          [`days.${day}.${scraper}.usdMicros`]: usdMicros,
          ...(apiKeyId === null ? {} : { [`byKey.${apiKeyId}`]: usdMicros }),
        },
      },
    },
  }));
  await store.spending.bulkWrite(writes, { ordered: false, writeConcern: DURABLE });
}

export function findSpending(store: Store, accountId: string, month: string): Promise<SpendingDoc | null> {
  return store.spending.findOne({ _id: idOf({ accountId, month }) });
}

/** Ends rounds that came to nothing. Safe to repeat. */
export async function dropSpending(
  store: Store,
  accountId: string,
  keys: readonly string[],
  month: string,
): Promise<void> {
  if (keys.length === 0) return;
  await store.spending.updateOne(
    { _id: idOf({ accountId, month }) },
    { $pull: { open: { key: { $in: [...keys] } } } },
    { writeConcern: DURABLE },
  );
}

/** Rounds opened before `before`, for the sweep that ends those without a living Request. */
export async function* oldSpending(
  store: Store,
  before: Date,
): AsyncGenerator<{ accountId: string; month: string; keys: string[] }> {
  for await (const { accountId, month, open } of store.spending.find({ "open.at": { $lt: before } }))
    yield { accountId, month, keys: open.filter(({ at }) => at < before).map(({ key }) => key) };
}
