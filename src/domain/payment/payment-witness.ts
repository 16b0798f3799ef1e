import { findPayments, succeededTopUps } from "../../store/payment/payments.store.ts";
import type { Store } from "../../store/store.ts";
import { faultsBySource } from "../wallet/faults-by-source.ts";
import type { LedgerWitness } from "../wallet/ledger-witness.ts";

/** What payments say of entries that were booked for them. */
export function paymentWitness(store: Store): LedgerWitness {
  return {
    faultsOf: (entries) =>
      faultsBySource(entries, {
        kind: "payment",
        find: (ids) => findPayments(store, ids),
        faultOf({ kind, accountId, usdMicros }, id, payment) {
          if (payment === undefined) return `its payment ${id} does not exist`;
          if (payment.accountId !== accountId) return `its payment ${id} is of another account`;
          if (kind === "top_up" && payment.usdMicros !== usdMicros)
            return `its payment ${id} is of ${payment.usdMicros} micro-USD, not ${usdMicros}`;
          return null;
        },
      }),
    async *expected(accountId) {
      for await (const { _id, usdMicros } of succeededTopUps(store, accountId))
        yield { entryId: `top_up:${_id}`, usdMicros };
    },
  };
}
