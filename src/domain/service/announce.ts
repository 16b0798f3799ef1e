import type { Clock } from "../../kernel/clock.ts";
import type { Store } from "../../store/store.ts";
import { announceForAccount } from "../event/account-events.ts";

/** What can happen to a service, as its host hears it. */
export type ServiceEvent = "checking" | "switched" | "changed" | "deleted" | "restored";

/** A hint for who serves it, who reads the documents then. */
export function announceService(
  { store, clock }: { store: Store; clock: Clock },
  { _id: subject, accountId }: { _id: string; accountId: string },
  kind: ServiceEvent,
): Promise<void> {
  return announceForAccount(store, { topic: "service", subject, accountId, kind, at: clock.now() });
}
