import { usdText } from "../../kernel/usd.ts";
import { topUpIfLow } from "../payment/auto-top-up.ts";
import { walletOf } from "../wallet/wallet.ts";
import type { BillingDeps } from "./billing-deps.ts";

/** Tells accounts whose balance has just become low, or tops them up where they want that. */
export function watchLowBalances(deps: BillingDeps): void {
  const { store, log } = deps;
  walletOf(store).onLow = (accountId, availableUsdMicros) => {
    onLow(deps, accountId, availableUsdMicros).catch((error: unknown) =>
      log.warn({ err: error, accountId }, "a low balance could not be told"),
    );
  };
}

async function onLow(deps: BillingDeps, accountId: string, availableUsdMicros: number): Promise<void> {
  if (await topUpIfLow(deps, accountId)) return;
  const wallet = await walletOf(deps.store).find(accountId);
  // Told once for each time that money came.
  const fill = wallet?.posted?.at(-1)?.entryId ?? deps.clock.now().toISOString().slice(0, 10);
  await deps.notify({
    accountId,
    key: `balance.low:${fill}`,
    kind: "balance.low",
    subject: "Your balance is low",
    message: `${usdText(availableUsdMicros)} USD are left to spend. Top up, or let Quarry top up by itself, in billing.`,
    data: { availableUsdMicros },
  });
}
