import type { Job } from "./job.ts";

/** Sends mails that the process that promised them could not send. Mostly it finds none. */
export const mailsSend: Job = { name: "mails.send", everyMs: 10_000, run: ({ mails }) => mails.sendDue() };
