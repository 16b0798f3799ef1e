import type { WalletDoc } from "../../store/wallet/money-documents.ts";
import type { Books } from "./books.ts";

/** What is wrong with a wallet. */
export interface LedgerProblem {
  /** The entry that explains it, where one does. */
  entryId: string | null;
  problem: string;
}

export const totalOf = ({ availableUsdMicros, heldUsdMicros }: WalletDoc): number =>
  availableUsdMicros + heldUsdMicros;

/** How a wallet differs from what its entries say; null when it does not. An entry of just that amount is the likely one. */
export function faultOfWallet(wallet: WalletDoc | null, books: Books): LedgerProblem | null {
  if (wallet === null)
    return books.sum === 0 ? null : { entryId: null, problem: "there is no wallet for these entries" };
  const held = wallet.holds.reduce((sum, { usdMicros }) => sum + usdMicros, 0);
  if (held !== wallet.heldUsdMicros)
    return { entryId: null, problem: `the holds are ${held} micro-USD, not ${wallet.heldUsdMicros}` };
  const included = wallet.included?.usdMicros ?? 0;
  if (included < 0 || included > Math.max(0, wallet.availableUsdMicros))
    return {
      entryId: null,
      problem: `${included} micro-USD of ${wallet.availableUsdMicros} available ones cannot be included`,
    };
  const waiting = (wallet.outbox ?? []).filter(({ _id }) => !books.has(_id));
  const expected = books.booked + waiting.reduce((sum, { usdMicros }) => sum + usdMicros, 0);
  const difference = expected - totalOf(wallet);
  if (difference === 0) return null;
  return {
    entryId: books.entryOf(difference),
    problem: `the wallet has ${totalOf(wallet)} micro-USD, ${Math.abs(difference)} ${difference > 0 ? "less" : "more"} than the ledger says`,
  };
}
