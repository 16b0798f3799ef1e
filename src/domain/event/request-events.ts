import type { RequestDoc } from "../../store/request/request-documents.ts";
import { appendEvent } from "../../store/event/events.store.ts";
import type { Store } from "../../store/store.ts";

/** Tells every process that a Request changed. Never throws: the change itself is stored already. */
export async function announceRequest(
  store: Store,
  request: Pick<RequestDoc, "_id" | "accountId" | "state">,
  at: Date,
): Promise<void> {
  await appendEvent(store, {
    topic: "request",
    subject: request._id,
    accountId: request.accountId,
    kind: request.state,
    at,
  }).catch(() => undefined);
}
