import type { Job } from "./job.ts";

/** Brings ledger entries into their wallets where a crash came between. */
export const walletPost: Job = {
  name: "wallet.post",
  everyMs: 10_000,
  run: ({ wallet, clock }) => wallet.postRest(clock.now()),
};
