import { usdText } from "../../kernel/usd.ts";
import { findAutoTopUp } from "../../store/payment/auto-top-ups.store.ts";
import { USUAL_LOW_USD_MICROS } from "../../store/wallet/wallet-holds.store.ts";
import { topUpIfLow } from "../payment/auto-top-up.ts";
import { walletOf } from "../wallet/wallet.ts";
import type { BillingDeps } from "./billing-deps.ts";

/** Whoever placed the hold sees to it for so long before a job does. */
const BEING_SEEN_TO_MS = 5000;

/** Notifies accounts whose balance has just become low, or tops them up where they want that. */
export function watchLowBalances(deps: BillingDeps): void {
  walletOf(deps.store).onLow = (accountId, lowSince) => void seeTo(deps, accountId, lowSince);
}

/** Sees to low balances that a process could not see to before it died; for a job. */
export async function seeToLowBalances(deps: BillingDeps): Promise<void> {
  const { store, clock } = deps;
  const before = new Date(clock.now().getTime() - BEING_SEEN_TO_MS);
  for await (const { accountId, lowSince } of walletOf(store).low(before))
    await seeTo(deps, accountId, lowSince);
}

/** Never rejects. Safe to repeat, and to be cut off anywhere: it is noted as seen to last. */
async function seeTo(deps: BillingDeps, accountId: string, lowSince: Date): Promise<void> {
  try {
    if (!(await topUpIfLow(deps, accountId))) await notifyIfLow(deps, accountId);
    await walletOf(deps.store).lowSeen(accountId, lowSince);
  } catch (error) {
    deps.log.warn({ err: error, accountId }, "a low balance waits for the job");
  }
}

async function notifyIfLow({ store, clock, notify }: BillingDeps, accountId: string): Promise<void> {
  const wallet = await walletOf(store).find(accountId);
  if (wallet === null) return;
  const { availableUsdMicros, lowUsdMicros = USUAL_LOW_USD_MICROS, posted } = wallet;
  if (availableUsdMicros >= lowUsdMicros) return;
  // The end of a payment that is under way is announced as such.
  if ((await findAutoTopUp(store, accountId))?.current) return;
  // Once for each time that money came.
  const fill = posted?.at(-1)?.entryId ?? clock.now().toISOString().slice(0, 10);
  await notify({
    accountId,
    key: `balance.low:${fill}`,
    kind: "balance.low",
    subject: "Your balance is low",
    message: `${usdText(availableUsdMicros)} USD are left to spend. Top up, or let Quarry top up by itself, in billing.`,
    data: { availableUsdMicros },
  });
}
