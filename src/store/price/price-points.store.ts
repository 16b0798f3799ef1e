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

/**
 * The newest point of each product of an account, at most `limit`: from the last key to the first, one look at the index each.
 * @param before key of a product; those with lower keys follow
 */
export async function newestPricePoints(
  store: Store,
  accountId: string,
  { before, limit }: { before: string | null; limit: number },
): Promise<PricePointDoc[]> {
  const points: PricePointDoc[] = [];
  let end = before === null ? `${accountId}:${BEHIND}` : `${before}:`;
  while (points.length < limit) {
    const range = { $gt: `${accountId}:`, $lt: end };
    const [point] = await store.pricePoints.find({ _id: range }).sort({ _id: -1 }).limit(1).toArray();
    if (point === undefined) break;
    points.push(point);
    // Without the id of the Request: all other points of the product follow it.
    end = point._id.slice(0, point._id.lastIndexOf(":") + 1);
  }
  return points;
}
