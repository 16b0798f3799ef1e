import type { Job } from "./job.ts";

/** Blocks and frees services as reports of abuse say, and tells people, where a process died before it could. Mostly it finds none. */
export const abuseTell: Job = {
  name: "abuse.tell",
  everyMs: 10_000,
  run: ({ abuseNews }) => abuseNews.tellRest(),
};
