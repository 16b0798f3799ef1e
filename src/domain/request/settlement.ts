import type { Clock } from "../../kernel/clock.ts";
import { endHold } from "../../store/accounts.store.ts";
import type { RequestDoc } from "../../store/documents.ts";
import { appendLedger } from "../../store/ledger.store.ts";
import { markSettled } from "../../store/requests.store.ts";
import type { Store } from "../../store/store.ts";

/** Key of the hold that one reservation places for one round. */
export function holdKey(requestId: string, round: number, token: string): string {
  return `${requestId}:${round}:${token}`;
}

/**
 * Books a finished round: ledger entry, end of the hold, mark. Each step happens once however often this runs, so a
 * crash between them is mended by running it again.
 */
export async function settle(store: Store, clock: Clock, request: RequestDoc): Promise<void> {
  const settlement = request.settlement;
  if (!settlement || settlement.done) return;
  if (settlement.costUsdMicros > 0) {
    await appendLedger(store, {
      _id: `settle:${request._id}:${settlement.round}`,
      accountId: request.accountId,
      kind: "charge",
      usdMicros: -settlement.costUsdMicros,
      requestId: request._id,
      records: settlement.records,
      priceUsdMicros: request.priceUsdMicros,
      at: clock.now(),
    });
  }
  const key = holdKey(request._id, settlement.round, request.holdToken ?? "");
  await endHold(store, request.accountId, key, settlement.costUsdMicros);
  await markSettled(store, request._id, settlement.round);
}
