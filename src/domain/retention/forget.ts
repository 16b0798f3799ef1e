import type { Clock } from "../../kernel/clock.ts";
import { forgetExpired } from "../../store/forget.ts";
import type { Store } from "../../store/store.ts";
import { eraseUnfinished } from "../erasure/erase.ts";

/**
 * Forgets what nobody may read any more: idempotency keys, pace, run logs, workers and counts of the past; and goes on with
 * erasures that were cut off.
 */
export async function forget({ store, clock }: { store: Store; clock: Clock }): Promise<void> {
  await forgetExpired(store, clock.now());
  await eraseUnfinished({ store, clock });
}
