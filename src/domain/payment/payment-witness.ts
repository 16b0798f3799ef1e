import { findPayment, succeededTopUps } from "../../store/payments.store.ts";
import type { Store } from "../../store/store.ts";
import type { LedgerWitness } from "../wallet/verify-ledger.ts";

/** What payments say of entries that were booked for them. */
export function paymentWitness(store: Store): LedgerWitness {
  return {
    async faultOf({ kind, source, accountId, usdMicros }) {
      if (source?.kind !== "payment") return null;
      const payment = await findPayment(store, source.id);
      if (payment === null) return `its payment ${source.id} does not exist`;
      if (payment.accountId !== accountId) return `its payment ${source.id} is of another account`;
      if (kind === "top_up" && payment.usdMicros !== usdMicros)
        return `its payment ${source.id} is of ${payment.usdMicros} micro-USD, not ${usdMicros}`;
      return null;
    },
    async *expected(accountId) {
      for await (const { _id, usdMicros } of succeededTopUps(store, accountId))
        yield { entryId: `top_up:${_id}`, usdMicros };
    },
  };
}
