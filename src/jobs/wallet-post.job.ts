import { walletOf } from "../domain/wallet/wallet.ts";
import type { Job } from "./job.ts";

/** Brings ledger entries into their wallets where a crash came between. */
export const walletPost: Job = {
  name: "wallet.post",
  everyMs: 10_000,
  run: ({ store, clock }) => walletOf(store).postRest(clock.now()),
};
