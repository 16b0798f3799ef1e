import type { Document } from "mongodb";

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
