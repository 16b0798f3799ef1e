import type { Job } from "./job.ts";

/** Notifies accounts of replies of support that a process stored and could not tell. Mostly it finds none. */
export const ticketsTell: Job = {
  name: "tickets.tell",
  everyMs: 5000,
  run: ({ tickets }) => tickets.tellRest(),
};
