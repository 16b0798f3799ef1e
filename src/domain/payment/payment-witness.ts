import type { LedgerDoc } from "../../store/money-documents.ts";
import type { PaymentDoc } from "../../store/payment-documents.ts";
import { findPayments, succeededTopUps } from "../../store/payments.store.ts";
import type { Store } from "../../store/store.ts";
import type { LedgerWitness } from "../wallet/verify-ledger.ts";

/** What payments say of entries that were booked for them. */
export function paymentWitness(store: Store): LedgerWitness {
  return {
    async faultsOf(entries) {
      const faults = new Map<string, string>();
      const ids = entries.flatMap(({ source }) => (source?.kind === "payment" ? [source.id] : []));
      const payments = new Map((await findPayments(store, ids)).map((one) => [one._id, one]));
      for (const entry of entries) {
        if (entry.source?.kind !== "payment") continue;
        const fault = faultOf(entry, entry.source.id, payments.get(entry.source.id));
        if (fault !== null) faults.set(entry._id, fault);
      }
      return faults;
    },
    async *expected(accountId) {
      for await (const { _id, usdMicros } of succeededTopUps(store, accountId))
        yield { entryId: `top_up:${_id}`, usdMicros };
    },
  };
}

function faultOf(
  { kind, accountId, usdMicros }: LedgerDoc,
  id: string,
  payment: PaymentDoc | undefined,
): string | null {
  if (payment === undefined) return `its payment ${id} does not exist`;
  if (payment.accountId !== accountId) return `its payment ${id} is of another account`;
  if (kind === "top_up" && payment.usdMicros !== usdMicros)
    return `its payment ${id} is of ${payment.usdMicros} micro-USD, not ${usdMicros}`;
  return null;
}
