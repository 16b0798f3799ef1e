import { DURABLE } from "../client.ts";
import type { Store } from "../store.ts";
import type { UsageDoc, UsagePartition } from "./usage-documents.ts";

/** Totals of one document by path, such as `added.kv_reads` or `addedByDay.03.kv_reads`. */
export interface UsageTotals {
  key: Pick<UsageDoc, "accountId" | "partition" | "process" | "service"> & { monthBeganAt?: Date };
  totals: Readonly<Record<string, number>>;
}

/** Writes absolute totals, all in one command. Safe to repeat: what is there already stays as it is. */
export async function writeUsage(store: Store, counted: readonly UsageTotals[]): Promise<void> {
  if (counted.length === 0) return;
  const writes = counted.map(({ key, totals }) => ({
    updateOne: {
      filter: { _id: `${key.accountId}|${key.partition}|${key.process}|${key.service}` },
      update: { $max: totals, $setOnInsert: key },
      upsert: true,
    },
  }));
  await store.usage.bulkWrite(writes, { ordered: false, writeConcern: DURABLE });
}

/** Everything that processes have counted for an account in a month, or in `stored`. */
export function readUsage(store: Store, accountId: string, partition: UsagePartition): Promise<UsageDoc[]> {
  return readRange(store, `${accountId}|${partition}|`);
}

/** The same of one process. */
export function readUsageOf(
  store: Store,
  accountId: string,
  partition: UsagePartition,
  process: string,
): Promise<UsageDoc[]> {
  return readRange(store, `${accountId}|${partition}|${process}|`);
}

/** `}` is the character behind `|`. */
function readRange(store: Store, prefix: string): Promise<UsageDoc[]> {
  return store.usage.find({ _id: { $gte: prefix, $lt: `${prefix.slice(0, -1)}}` } }).toArray();
}
