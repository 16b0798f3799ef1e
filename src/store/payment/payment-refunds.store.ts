import type { Document } from "mongodb";
import { DURABLE } from "../client.ts";
import type { PaymentDoc, PaymentRefund } from "./payment-documents.ts";
import type { Store } from "../store.ts";

const sumOf = (list: string, cond: Document): Document => ({
  $sum: {
    $map: {
      input: { $filter: { input: { $ifNull: [list, []] }, as: "one", cond } },
      as: "one",
      in: "$$one.usdMicros",
    },
  },
});

/** What can still be given back: neither given back, nor asked for, nor taken by a dispute. */
const LEFT: Document = {
  $cond: [
    { $eq: ["$state", "succeeded"] },
    {
      $subtract: [
        "$usdMicros",
        {
          $add: [
            sumOf("$refunds", { $not: ["$$one.failedAt"] }),
            sumOf("$askedRefunds", { $literal: true }),
            sumOf("$disputes", { $ne: ["$$one.state", "won"] }),
          ],
        },
      ],
    },
    0,
  ],
};

/** What can still be given back of a payment, in micro-USD. */
export async function refundableOf(store: Store, id: string): Promise<number> {
  const [found] = await store.payments
    .aggregate<{ left: number }>([{ $match: { _id: id } }, { $project: { left: LEFT } }])
    .toArray();
  return Math.max(0, found?.left ?? 0);
}

/**
 * Sets aside what is to be given back, once for each key; all that is left with null. False when the key is known, or so much
 * is not left.
 */
export async function askRefund(
  store: Store,
  id: string,
  { key, usdMicros, at }: { key: string; usdMicros: number | null; at: Date },
): Promise<boolean> {
  const asked = { key: { $literal: key }, usdMicros: usdMicros ?? LEFT, at };
  const { matchedCount } = await store.payments.updateOne(
    {
      _id: id,
      reference: { $type: "string" },
      "askedRefunds.key": { $ne: key },
      "refunds.key": { $ne: key },
      $expr: { $gte: [LEFT, usdMicros ?? 1] },
    },
    [{ $set: { askedRefunds: { $concatArrays: [{ $ifNull: ["$askedRefunds", []] }, [asked]] } } }],
    { writeConcern: DURABLE },
  );
  return matchedCount === 1;
}

/** Takes back what was asked for and refused. */
export async function dropAskedRefund(store: Store, id: string, key: string): Promise<void> {
  await store.payments.updateOne(
    { _id: id },
    { $pull: { askedRefunds: { key } } },
    { writeConcern: DURABLE },
  );
}

/** Notes a refund, once for each id; with `failedAt` that it failed, which is never taken back. */
export async function noteRefund(store: Store, id: string, refund: PaymentRefund): Promise<void> {
  const { key, failedAt } = refund;
  await store.payments.updateOne(
    { _id: id, "refunds.id": { $ne: refund.id } },
    { $push: { refunds: refund }, ...(key !== undefined && { $pull: { askedRefunds: { key } } }) },
    { writeConcern: DURABLE },
  );
  if (failedAt !== undefined)
    await store.payments.updateOne(
      { _id: id, refunds: { $elemMatch: { id: refund.id, failedAt: { $exists: false } } } },
      { $set: { "refunds.$.failedAt": failedAt } },
      { writeConcern: DURABLE },
    );
}

/** Payments with refunds that were asked for before `before` and that the provider has not reported. */
export function paymentsWithAskedRefunds(store: Store, before: Date): AsyncIterable<PaymentDoc> {
  return store.payments.find({ "askedRefunds.0": { $exists: true }, "askedRefunds.at": { $lt: before } });
}
