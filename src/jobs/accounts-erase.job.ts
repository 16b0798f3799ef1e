import type { Job } from "./job.ts";

/** Goes on with the closing of accounts that was cut off, and erases those whose days of grace are over. Mostly it finds none. */
export const accountsErase: Job = {
  name: "accounts.erase",
  everyMs: 10_000,
  run: ({ accountDeletion }) => accountDeletion.goOn(),
};
