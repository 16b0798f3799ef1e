import type { Db } from "mongodb";
import { DURABLE } from "../client.ts";
import type { Collections } from "../store.ts";
import type { Hold } from "./money-documents.ts";

/** An account of before wallets were documents of their own. */
interface OldAccount {
  _id: string;
  plan: { name: string; active?: boolean };
  availableUsdMicros?: number;
  heldUsdMicros: number;
  holds: Hold[];
}

/**
 * Moves money that stands in accounts into wallets, and gives entries of the ledger the form that names no Request. What is
 * cut off here is repeated at the next start, which finds the accounts that are left.
 */
export async function moveMoneyToWallets(db: Db, store: Collections): Promise<void> {
  const accounts = db.collection<OldAccount>("accounts");
  const old = { availableUsdMicros: { $exists: true } };
  if ((await accounts.findOne(old, { projection: { _id: 1 } })) === null) return;
  await db.collection("ledger").updateMany(
    { records: { $exists: true } },
    [
      {
        $set: {
          source: { $cond: [{ $eq: ["$requestId", null] }, null, { kind: "request", id: "$requestId" }] },
          meter: { $cond: [{ $eq: ["$requestId", null] }, null, "records"] },
          quantity: "$records",
          unitPriceUsdMicros: "$priceUsdMicros",
        },
      },
      { $unset: ["requestId", "records", "priceUsdMicros"] },
    ],
    { writeConcern: DURABLE },
  );
  for await (const { _id, plan, availableUsdMicros = 0, heldUsdMicros, holds } of accounts.find(old)) {
    await store.wallets.updateOne(
      { _id },
      { $setOnInsert: { isOpen: plan.active === true, availableUsdMicros, heldUsdMicros, holds } },
      { upsert: true, writeConcern: DURABLE },
    );
    await accounts.updateOne(
      { _id },
      { $unset: { availableUsdMicros: 1, heldUsdMicros: 1, holds: 1, "plan.active": 1 } },
      { writeConcern: DURABLE },
    );
  }
}
