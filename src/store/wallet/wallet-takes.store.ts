import type { Document } from "mongodb";
import { DURABLE } from "../client.ts";
import type { IncludedBalance } from "./money-documents.ts";
import type { Store } from "../store.ts";
import {
  asLiterals,
  INCLUDED,
  literal,
  remember,
  withEntry,
  withIncluded,
  WITHOUT_EMPTY_OUTBOX,
  type EntryFacts,
} from "./wallet-expressions.ts";

/** Entries of one change without a hold: of what does not expire, of included balance, and of what was not there. */
export const partsOf = (id: string): string[] => [id, `${id}:included`, `${id}:debt`];

/** A change that is not in the wallet yet. */
const isNews = (facts: EntryFacts): Document => ({
  _id: facts.accountId,
  "posted.entryId": { $ne: facts._id },
  "outbox._id": { $nin: partsOf(facts._id) },
});

/** Facts of the part of a change that is included balance of the period that the wallet has. */
function ofIncluded(facts: EntryFacts): Document {
  const included = { period: "$included.period", expiresAt: "$included.expiresAt" };
  return { ...asLiterals({ ...facts, _id: `${facts._id}:included` }), included };
}

/**
 * Takes money without a hold, once for each entry id within a day: what there is, and the rest as a debt. What does not expire
 * is taken first; with `first` the included balance of that period is. The entries wait in the outbox. False when it was
 * taken before.
 */
export async function takeFromWallet(
  store: Store,
  facts: EntryFacts,
  { usdMicros, first, now }: { usdMicros: number; first: string | null; now: Date },
): Promise<boolean> {
  const own = {
    $cond: [{ $eq: ["$included.period", literal(first ?? "")] }, { $min: [usdMicros, INCLUDED] }, 0],
  };
  const toppedUp = { $max: [0, { $subtract: ["$availableUsdMicros", INCLUDED] }] };
  const debtFacts = { ...facts, _id: `${facts._id}:debt`, kind: "debt" as const };
  const { matchedCount } = await store.wallets.updateOne(
    isNews(facts),
    [
      { $set: { own, posted: remember(facts._id, now) } },
      { $set: { taken: { $min: [{ $subtract: [usdMicros, "$own"] }, toppedUp] } } },
      {
        $set: {
          own: {
            $add: [
              "$own",
              {
                $min: [
                  { $subtract: [usdMicros, { $add: ["$own", "$taken"] }] },
                  { $subtract: [INCLUDED, "$own"] },
                ],
              },
            ],
          },
        },
      },
      {
        $set: {
          debt: { $subtract: [usdMicros, { $add: ["$own", "$taken"] }] },
          availableUsdMicros: { $subtract: ["$availableUsdMicros", usdMicros] },
        },
      },
      {
        $set: {
          included: withIncluded({ $subtract: [INCLUDED, "$own"] }),
          outbox: withEntry(asLiterals(facts), { $multiply: ["$taken", -1] }),
        },
      },
      { $set: { outbox: withEntry(ofIncluded(facts), { $multiply: ["$own", -1] }) } },
      { $set: { outbox: withEntry(asLiterals(debtFacts), { $multiply: ["$debt", -1] }) } },
      { $unset: ["own", "taken", "debt"] },
      WITHOUT_EMPTY_OUTBOX,
    ],
    { writeConcern: DURABLE },
  );
  return matchedCount === 1;
}

/**
 * Takes at most what is left of the included balance of a period, once for each entry id within a day. The entry waits in the
 * outbox. False when it was taken before.
 */
export async function takeIncluded(
  store: Store,
  facts: EntryFacts,
  { usdMicros, only, now }: { usdMicros: number; only: string; now: Date },
): Promise<boolean> {
  const own = { $cond: [{ $eq: ["$included.period", literal(only)] }, { $min: [usdMicros, INCLUDED] }, 0] };
  const { matchedCount } = await store.wallets.updateOne(
    isNews(facts),
    [
      { $set: { own, posted: remember(facts._id, now) } },
      { $set: { availableUsdMicros: { $subtract: ["$availableUsdMicros", "$own"] } } },
      {
        $set: {
          included: withIncluded({ $subtract: [INCLUDED, "$own"] }),
          outbox: withEntry(asLiterals(facts), { $multiply: ["$own", -1] }),
        },
      },
      { $unset: "own" },
      WITHOUT_EMPTY_OUTBOX,
    ],
    { writeConcern: DURABLE },
  );
  return matchedCount === 1;
}

/**
 * Gives back what was taken, once for each entry id within a day: included balance to its period, and nothing of it when the
 * period is over. The entries wait in the outbox. False when it was given back before.
 */
export async function giveToWallet(
  store: Store,
  facts: EntryFacts,
  { usdMicros, included, now }: { usdMicros: number; included: IncludedBalance | null; now: Date },
): Promise<boolean> {
  const isOfNow = { $eq: ["$included.period", literal(included?.period ?? "")] };
  const back = included === null || included.expiresAt <= now ? 0 : included.usdMicros;
  const { matchedCount } = await store.wallets.updateOne(
    isNews(facts),
    [
      { $set: { back: { $cond: [isOfNow, back, 0] }, posted: remember(facts._id, now) } },
      { $set: { availableUsdMicros: { $add: ["$availableUsdMicros", usdMicros, "$back"] } } },
      {
        $set: {
          included: withIncluded({ $add: [INCLUDED, "$back"] }),
          outbox: withEntry(asLiterals(facts), literal(usdMicros)),
        },
      },
      { $set: { outbox: withEntry(ofIncluded(facts), "$back") } },
      { $unset: "back" },
      WITHOUT_EMPTY_OUTBOX,
    ],
    { writeConcern: DURABLE },
  );
  return matchedCount === 1;
}
