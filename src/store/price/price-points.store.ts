import { DURABLE } from "../client.ts";
import type { PricePointDoc } from "./price-documents.ts";
import type { Store } from "../store.ts";

/** A character that sorts behind all that keys are made of. */
const BEHIND = "~";

/** Stores points in place of those with the same ids: a run that is repeated leaves one point for each product. */
export async function savePricePoints(store: Store, points: readonly PricePointDoc[]): Promise<void> {
  await store.pricePoints.bulkWrite(
    points.map((point) => ({
      replaceOne: { filter: { _id: point._id }, replacement: point, upsert: true },
    })),
    { writeConcern: DURABLE, ordered: false },
  );
}

/** Up to `limit` points of one product, newest first. @param before id of a point; those that are older follow */
export async function listPricePoints(
  store: Store,
  product: string,
  { before, limit }: { before: string | null; limit: number },
): Promise<PricePointDoc[]> {
  const range = { $gt: `${product}:`, $lt: before ?? `${product}:${BEHIND}` };
  return store.pricePoints.find({ _id: range }).sort({ _id: -1 }).limit(limit).toArray();
}
