import type { Job } from "./job.ts";

/** Makes mails and webhooks of notifications that a process stored and could not tell. Mostly it finds none. */
export const notificationsTell: Job = {
  name: "notifications.tell",
  everyMs: 10_000,
  run: ({ notifications }) => notifications.tellRest(),
};
