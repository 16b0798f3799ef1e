import type { RequestDoc } from "../../store/documents.ts";
import { appendEvent } from "../../store/events.store.ts";
import type { Store } from "../../store/store.ts";

/** Tells every process that a Request changed. Never throws: the change itself is stored already. */
export async function announceRequest(
  store: Store,
  request: Pick<RequestDoc, "_id" | "accountId" | "state" | "recordCount">,
  at: Date,
): Promise<void> {
  await appendEvent(store, {
    topic: "request",
    subject: request._id,
    accountId: request.accountId,
    state: request.state,
    recordCount: request.recordCount,
    at,
  }).catch(() => undefined);
}
