import type { CodeSpec } from "./code-spec.ts";

/** What can go wrong with messages of queues. */
export const QUEUE_CODES = {
  message_too_large: {
    http: 413,
    retry: "never",
    level: "debug",
    message: "The message is larger than a queue takes.",
    agent:
      "Put the data elsewhere and send where it is, or send less: `details` says how many bytes the body may have.",
  },
  batch_too_large: {
    http: 413,
    retry: "never",
    level: "debug",
    message: "The messages of the batch are larger together than a call takes; none was sent.",
    agent: "Send them in several batches: `details` says how many bytes one may have.",
  },
  queue_full: {
    http: 429,
    retry: "later",
    level: "info",
    message: "As much waits in the queue as may wait.",
    agent:
      "Send again later, once the consumer has handled some; look at the metrics of the queue for why it does not.",
  },
  queue_delivers: {
    http: 409,
    retry: "after_change",
    level: "debug",
    message: "The messages of this queue are delivered to the worker, so nobody can pull them.",
    agent:
      "Pause the queue first, then pull; then nothing is delivered, and messages wait until they are pulled.",
  },
  resource_in_use: {
    http: 409,
    retry: "after_change",
    level: "debug",
    message: "Something else still uses it.",
    agent: "Change what `message` names so that it uses it no more, then make the call again.",
  },
} as const satisfies Record<string, CodeSpec>;
