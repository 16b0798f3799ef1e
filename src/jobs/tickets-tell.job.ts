import type { Job } from "./job.ts";

/** Lets people know of tickets and replies that a process stored and could not announce. Mostly it finds none. */
export const ticketsTell: Job = {
  name: "tickets.tell",
  everyMs: 10_000,
  run: ({ ticketNews }) => ticketNews.announceRest(),
};
