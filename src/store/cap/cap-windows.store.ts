import type { Document } from "mongodb";
import { DURABLE, isDuplicateKey } from "../client.ts";
import type { Store } from "../store.ts";
import type { CapWindowDoc, Share } from "../usage/usage-documents.ts";

/** What a process asks of a window. */
export interface LeaseWish {
  accountId: string;
  /** `<capId>|<window>` */
  id: string;
  process: string;
  cap: CapWindowDoc["cap"];
  /** What the process has counted and has under way. */
  have: number;
  /** What it wants to begin, all together; 0 gives back what it has not used. */
  want: number;
  /** The smallest part of that which is of use alone. */
  least: number;
}

/**
 * Leases a part of what a cap leaves to one process, atomically against all others: the sum of all shares never passes the
 * cap. Near the cap a lease is what was asked for; far from it half of an even part, so that few calls come here.
 */
export async function leaseShare(store: Store, wish: LeaseWish): Promise<CapWindowDoc> {
  const update = () =>
    store.capWindows.findOneAndUpdate({ _id: wish.id }, leasePipeline(wish), {
      upsert: true,
      returnDocument: "after",
      writeConcern: DURABLE,
    });
  const doc = await update().catch((error: unknown) => {
    // Two processes that open a window at once.
    if (isDuplicateKey(error)) return update();
    throw error;
  });
  if (!doc) throw new Error("An upsert gave no document.");
  return doc;
}

function leasePipeline({ accountId, process, cap, have, want, least }: LeaseWish): Document[] {
  const shares = { $objectToArray: { $ifNull: ["$by", {}] } };
  const ofOther = { $cond: [{ $eq: ["$$this.k", process] }, 0, "$$this.v.n"] };
  const isNewer = { $gt: [{ $ifNull: ["$cap.version", -1] }, cap.version] };
  const evenPart = { $floor: { $divide: ["$$rest", { $multiply: [2, { $max: [1, { $size: shares }] }] }] } };
  const lease = {
    $switch: {
      branches: [
        { case: { $lte: [want, 0] }, then: 0 },
        { case: { $gte: ["$$rest", want] }, then: { $max: [want, evenPart] } },
        { case: { $gte: ["$$rest", least] }, then: "$$rest" },
      ],
      default: 0,
    },
  };
  const rest = {
    $max: [
      0,
      { $subtract: ["$cap.value", { $add: [have, { $sum: { $map: { input: shares, in: ofOther } } }] }] },
    ],
  };
  const share = {
    $let: {
      vars: { lease: { $let: { vars: { rest }, in: lease } } },
      in: { n: { $add: [have, "$$lease"] }, open: { $gt: ["$$lease", 0] }, at: "$$NOW" },
    },
  };
  return [
    { $set: { accountId, cap: { $cond: [isNewer, "$cap", cap] } } },
    { $set: { by: { $mergeObjects: [{ $ifNull: ["$by", {}] }, { [process]: share }] }, at: "$$NOW" } },
  ];
}

/** Begins a window, or changes its cap, with what processes have counted already. Their own shares are newer. */
export async function openCapWindow(
  store: Store,
  {
    accountId,
    id,
    cap,
    counted,
  }: Pick<LeaseWish, "accountId" | "id" | "cap"> & { counted: Map<string, number> },
): Promise<void> {
  const at = new Date(0);
  const seed = Object.fromEntries(
    [...counted].map(([process, n]): [string, Share] => [process, { n, open: false, at }]),
  );
  const isNewer = { $gt: [{ $ifNull: ["$cap.version", -1] }, cap.version] };
  const update = () =>
    store.capWindows.updateOne(
      { _id: id },
      [
        {
          $set: {
            accountId,
            cap: { $cond: [isNewer, "$cap", cap] },
            by: { $mergeObjects: [seed, { $ifNull: ["$by", {}] }] },
            at: "$$NOW",
          },
        },
      ],
      { upsert: true, writeConcern: DURABLE },
    );
  await update().catch((error: unknown) => {
    if (isDuplicateKey(error)) return update();
    throw error;
  });
}

/** Ends the lease of a process that is gone: what it counted stays, the rest is free. Nothing when it has come back. */
export async function endShare(
  store: Store,
  id: string,
  process: string,
  seen: Share,
  counted: number,
): Promise<void> {
  await store.capWindows.updateOne(
    { _id: id, [`by.${process}.at`]: seen.at },
    { $set: { [`by.${process}.n`]: counted, [`by.${process}.open`]: false } },
    { writeConcern: DURABLE },
  );
}

/** Forgets the windows of a cap that was removed. */
export async function deleteCapWindows(store: Store, capId: string): Promise<void> {
  await store.capWindows.deleteMany(
    { _id: { $gte: `${capId}|`, $lt: `${capId}}` } },
    { writeConcern: DURABLE },
  );
}
