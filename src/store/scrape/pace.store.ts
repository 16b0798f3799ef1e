import { RELAXED, isDuplicateKey } from "../client.ts";
import type { OriginPaceDoc } from "./pace-documents.ts";
import type { Store } from "../store.ts";

export interface PaceRequest {
  origin: string;
  /** Time between two requests. */
  intervalMs: number;
  concurrency: number;
  token: string;
  /** A slot that is not renewed is free again after this. */
  slotMs: number;
}

export type PaceAnswer = { granted: true; startInMs: number } | { granted: false };

/**
 * Asks for one slot of an origin and the next start time, in one atomic update on the server's own clock, so that
 * all processes share one pace. Not granted: every slot is taken; ask again later.
 */
export async function takePace(store: Store, ask: PaceRequest): Promise<PaceAnswer> {
  const live = {
    $filter: { input: { $ifNull: ["$slots", []] }, as: "slot", cond: { $gt: ["$$slot.expiresAt", "$$NOW"] } },
  };
  const granted = { $lt: [{ $size: "$slots" }, ask.concurrency] };
  const startAt = { $max: ["$$NOW", { $ifNull: ["$nextAt", "$$NOW"] }] };
  const expiresAt = { $add: [startAt, ask.slotMs] };
  let doc: (OriginPaceDoc & { grantedAt?: Date; askedAt?: Date }) | null;
  try {
    doc = await store.originPace.findOneAndUpdate(
      { _id: ask.origin },
      [
        { $set: { slots: live, askedAt: "$$NOW" } },
        { $set: { grantedAt: { $cond: [granted, startAt, null] } } },
        {
          $set: {
            slots: {
              $cond: [granted, { $concatArrays: ["$slots", [{ token: ask.token, expiresAt }]] }, "$slots"],
            },
            nextAt: {
              $cond: [granted, { $add: [startAt, ask.intervalMs] }, { $ifNull: ["$nextAt", "$$NOW"] }],
            },
          },
        },
      ],
      { upsert: true, returnDocument: "after", writeConcern: RELAXED },
    );
  } catch (error) {
    if (isDuplicateKey(error)) return takePace(store, ask);
    throw error;
  }
  if (!doc?.grantedAt || !doc.askedAt) return { granted: false };
  return { granted: true, startInMs: Math.max(0, doc.grantedAt.getTime() - doc.askedAt.getTime()) };
}

/** Keeps slots for `slotMs` from now. One that has run out meanwhile stays lost: somebody else may have it. */
export async function renewPace(
  store: Store,
  origin: string,
  tokens: readonly string[],
  slotMs: number,
): Promise<void> {
  const until = { $max: ["$$slot.expiresAt", { $add: ["$$NOW", slotMs] }] };
  const renewed = {
    $cond: [{ $in: ["$$slot.token", tokens] }, { $mergeObjects: ["$$slot", { expiresAt: until }] }, "$$slot"],
  };
  await store.originPace.updateOne(
    { _id: origin, "slots.token": { $in: [...tokens] } },
    [{ $set: { slots: { $map: { input: "$slots", as: "slot", in: renewed } } } }],
    { writeConcern: RELAXED },
  );
}

/** Gives a slot back. */
export async function releasePace(store: Store, origin: string, token: string): Promise<void> {
  await store.originPace.updateOne(
    { _id: origin },
    { $pull: { slots: { token } } },
    { writeConcern: RELAXED },
  );
}
