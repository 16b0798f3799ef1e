import type { Clock } from "../../kernel/clock.ts";
import { forgetExpired } from "../../store/forget.ts";
import type { Store } from "../../store/store.ts";

/** Forgets what nobody may read any more: idempotency keys, pace, run logs, workers and counts of the past. */
export async function forget({ store, clock }: { store: Store; clock: Clock }): Promise<void> {
  await forgetExpired(store, clock.now());
}
