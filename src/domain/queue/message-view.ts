import { secondOfId } from "../../kinds/ids.ts";
import type { MessageState } from "../../kinds/queue.ts";
import type {
  ContentType,
  DeliveredMessage,
  QueueDeliveryDoc,
  QueueMessageDoc,
} from "../../store/queue/queue-documents.ts";
import { idOfDocument } from "../../store/queue/queue-messages.store.ts";
import { visibleAtOf } from "../../store/queue/queue-place.ts";

/** A message as callers see it. */
export interface MessageView {
  id: string;
  state: MessageState;
  contentType: ContentType;
  body: unknown;
  sizeBytes: number;
  sentAt: Date;
  visibleAt: Date;
  /** Deliveries that failed. */
  attempts: number;
  sourceQueue: string | null;
  lastError: string | null;
}

export function messageView(doc: QueueMessageDoc, now: Date, inFlight: ReadonlySet<string>): MessageView {
  const id = idOfDocument(doc._id);
  const visibleAt = visibleAtOf(doc.v);
  const bytes = Buffer.from(doc.b.value());
  return {
    ...{ id, visibleAt, contentType: doc.ct, body: bodyOf(doc.ct, bytes), sizeBytes: doc.n },
    ...{ sentAt: doc.at, attempts: doc.a, sourceQueue: doc.src ?? null, lastError: doc.err ?? null },
    state: stateOf(doc, inFlight.has(id), visibleAt > now),
  };
}

function stateOf(doc: QueueMessageDoc, isInFlight: boolean, isLater: boolean): MessageState {
  if (isInFlight) return "inflight";
  if (doc.src !== undefined) return "dead";
  return isLater ? "delayed" : "ready";
}

function bodyOf(type: ContentType, bytes: Buffer): unknown {
  if (type === "bytes") return bytes.toString("base64");
  return type === "text" ? bytes.toString() : (JSON.parse(bytes.toString()) as unknown);
}

/** One thing that happened to a message. */
export interface MessageEvent {
  at: Date;
  event: DeliveredMessage["event"] | "sent" | "waiting";
  attempt: number | null;
  status: number | null;
  ms: number | null;
  error: string | null;
  nextAt: Date | null;
  requestId: string | null;
}

/** What happened to a message, as far as its deliveries are remembered, and what comes next. @param doc null once it is handled */
export function timelineOf(
  id: string,
  doc: QueueMessageDoc | null,
  deliveries: readonly QueueDeliveryDoc[],
): MessageEvent[] {
  const none = { attempt: null, status: null, ms: null, error: null, nextAt: null, requestId: null };
  const events: MessageEvent[] = [{ ...none, event: "sent", at: doc?.at ?? secondOfId(id) }];
  for (const { at, ms, status, error, requestId, messages } of deliveries)
    for (const { attempt, event, nextAt = null } of messages.filter((one) => one.id === id))
      events.push({ at, event, attempt, status, ms, error, nextAt, requestId });
  if (doc !== null)
    events.push({ ...none, event: "waiting", at: new Date(visibleAtOf(doc.v)), nextAt: visibleAtOf(doc.v) });
  return events;
}
