import type { Document } from "mongodb";
import type { LedgerDoc } from "./money-documents.ts";

/**
 * Parts of update pipelines on wallets. Included balance is a part of what is available: it is spent first, and never more
 * than what is available, so that it pays a debt before anything else.
 */

/** Included balance that is free to spend. */
export const INCLUDED: Document = { $ifNull: ["$included.usdMicros", 0] };

/** Sets how much of what is available is included; nothing where the wallet has no period. */
export function withIncluded(usdMicros: Document | string): Document {
  const kept = { $max: [0, { $min: [usdMicros, "$availableUsdMicros"] }] };
  return {
    $cond: [
      { $eq: [{ $type: "$included" }, "object"] },
      { $mergeObjects: ["$included", { usdMicros: kept }] },
      "$$REMOVE",
    ],
  };
}

/** The outbox with another entry, unless it would move nothing. */
export function withEntry(entry: Document, usdMicros: Document | string): Document {
  const outbox = { $ifNull: ["$outbox", []] };
  return {
    $cond: [{ $eq: [usdMicros, 0] }, outbox, { $concatArrays: [outbox, [{ ...entry, usdMicros }]] }],
  };
}

/** What was posted is remembered for so long: far longer than anybody is busy with one entry. */
const POSTED_MS = 86_400_000;

/** An entry as far as it is known before the wallet has said how much it moves. */
export type EntryFacts = Pick<LedgerDoc, "_id" | "accountId" | "kind" | "source" | "at">;

export const WITHOUT_EMPTY_OUTBOX: Document = {
  $set: { outbox: { $cond: [{ $eq: ["$outbox", []] }, "$$REMOVE", "$outbox"] } },
};

export const literal = (value: unknown): Document => ({ $literal: value });

/** Facts as values of a pipeline, in which text could be a path. */
export function asLiterals(facts: Partial<EntryFacts>): Document {
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, literal(value)]));
}

/** What the past has left: entry ids that a repeat would move again. */
export function remember(entryId: string, now: Date): Document {
  const since = new Date(now.getTime() - POSTED_MS);
  const recent = {
    $filter: { input: { $ifNull: ["$posted", []] }, as: "one", cond: { $gt: ["$$one.at", since] } },
  };
  return { $concatArrays: [recent, [{ entryId: literal(entryId), at: now }]] };
}
