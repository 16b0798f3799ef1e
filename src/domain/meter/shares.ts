import { endShare } from "../../store/cap/cap-windows.store.ts";
import type { Store } from "../../store/store.ts";
import type { CapWindowDoc, UsageCapDoc, UsageDoc } from "../../store/usage/usage-documents.ts";
import { readUsage, readUsageOf } from "../../store/usage/usage.store.ts";
import { STORED } from "./period.ts";

/** A lease that was not renewed for this long is of a process that is gone, or has stood still and must ask again. */
const LOST_MS = 3000;

/** What each process has written of a meter in a window. */
export async function countedByProcess(
  store: Store,
  { accountId, metric }: Pick<UsageCapDoc, "accountId" | "metric">,
  window: string,
): Promise<Map<string, number>> {
  const counted = new Map<string, number>();
  for (const doc of await readUsage(store, accountId, partitionOf(window)))
    counted.set(doc.process, (counted.get(doc.process) ?? 0) + countedIn(doc, metric, window));
  return counted;
}

/** What one document has of a meter in a day, a month, or in `stored`. */
export function countedIn(doc: UsageDoc, metric: string, window: string): number {
  const day = window.length === 10 ? window.slice(8) : null;
  const added = day === null ? doc.added : doc.addedByDay?.[day];
  const freed = day === null ? doc.freed : doc.freedByDay?.[day];
  return (added?.[metric] ?? 0) - (freed?.[metric] ?? 0);
}

/** Frees what processes that are gone had leased and not counted. */
export async function endLostShares(
  store: Store,
  cap: UsageCapDoc,
  window: string,
  doc: CapWindowDoc,
  process: string,
): Promise<void> {
  for (const [name, share] of Object.entries(doc.by)) {
    if (!share.open || name === process || doc.at.getTime() - share.at.getTime() < LOST_MS) continue;
    const docs = await readUsageOf(store, cap.accountId, partitionOf(window), name);
    const counted = docs.reduce((sum, one) => sum + countedIn(one, cap.metric, window), 0);
    await endShare(store, doc._id, name, share, counted);
  }
}

function partitionOf(window: string): string {
  return window === STORED ? STORED : window.slice(0, 7);
}
