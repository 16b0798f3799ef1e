import { SCOPES, type Scope } from "../../kinds/access.ts";
import { isNotificationKind, KIND_NAMES, type NotificationKind } from "../notification/kinds.ts";

/** Sent when its owner asks for it, whatever the topics of an endpoint are. */
export const TEST_TOPIC = "webhook.test";
/** Every topic, those of later versions too. */
export const ALL_TOPICS = "*";
export const TOPICS: readonly string[] = [...KIND_NAMES, ALL_TOPICS];

/** What a key has to open, besides the account, to have such a thing told to a URL or to read what was told. */
const SCOPE_OF: Readonly<Record<NotificationKind, Scope | null>> = {
  "usage.cap.warned": null,
  "usage.cap.stopped": null,
  "usage.cap.resumed": null,
  "balance.low": "billing:read",
  "balance.topped_up": "billing:read",
  "payment.failed": "billing:read",
  "payment.disputed": "billing:read",
  "payment.refunded": "billing:read",
  "plan.ended": "billing:read",
  "request.finished": "requests:read",
  "ticket.replied": null,
  "abuse.reported": "services:read",
  "abuse.decided": "services:read",
  "webhook.disabled": null,
};

/** The scopes that a topic asks for. */
export function scopesOfTopic(topic: string): readonly Scope[] {
  // Whatever a later version tells of is among them.
  if (topic === ALL_TOPICS) return SCOPES.filter((scope) => scope.endsWith(":read"));
  const scope = isNotificationKind(topic) ? SCOPE_OF[topic] : null;
  return scope === null ? [] : [scope];
}

/** Whether an endpoint with these topics wants to have that one. */
export function wants({ topics }: { topics: readonly string[] }, topic: string): boolean {
  return topics.includes(topic) || topics.includes(ALL_TOPICS);
}
