import { moneyText } from "../../kernel/usd.ts";
import { findAutoTopUp } from "../../store/payment/auto-top-ups.store.ts";
import { USUAL_LOW_USD_MICROS } from "../../store/wallet/wallet-holds.store.ts";
import { topUpIfLow } from "../payment/auto-top-up.ts";
import type { BillingDeps } from "../provider/billing-deps.ts";

/** Whoever placed the hold sees to it for so long before a job does. */
const BEING_SEEN_TO_MS = 5000;

/** Sees to low balances that a process could not see to before it died; for a job. */
export async function seeToLowBalances(deps: BillingDeps): Promise<void> {
  const { wallet, clock } = deps;
  const before = new Date(clock.now().getTime() - BEING_SEEN_TO_MS);
  for await (const { accountId, lowSince } of wallet.low(before))
    await seeToLowBalance(deps, accountId, lowSince);
}

/**
 * Notifies an account whose balance has become low, or tops it up where it wants that. Never rejects. Safe to repeat, and to be
 * cut off anywhere: it is noted as seen to last.
 */
export async function seeToLowBalance(deps: BillingDeps, accountId: string, lowSince: Date): Promise<void> {
  try {
    if (!(await topUpIfLow(deps, accountId))) await notifyIfLow(deps, accountId);
    await deps.wallet.lowSeen(accountId, lowSince);
  } catch (error) {
    deps.log.warn({ err: error, accountId }, "a low balance waits for the job");
  }
}

async function notifyIfLow(deps: BillingDeps, accountId: string): Promise<void> {
  const { store, clock, notify } = deps;
  const wallet = await deps.wallet.find(accountId);
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
    message: `${moneyText(availableUsdMicros)} are left to spend. Top up, or turn on automatic top-up, in billing.`,
    data: { availableUsdMicros },
  });
}
