import type { QueueHome } from "../../domain/queue/queue-home.ts";

/** The queues of all services, and their messages. */
export type QueueSource = Pick<
  QueueHome,
  "delivering" | "firstDue" | "nextDue" | "read" | "settle" | "expire" | "note" | "tell" | "watch"
>;
