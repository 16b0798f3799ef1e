import { findSettlements, requestsCharged } from "../../store/request/requests.store.ts";
import type { Store } from "../../store/store.ts";
import { faultsBySource } from "../wallet/faults-by-source.ts";
import type { LedgerWitness } from "../wallet/ledger-witness.ts";

/** What Requests say of entries that were booked for them. */
export function requestWitness(store: Store): LedgerWitness {
  return {
    faultsOf: (entries) =>
      faultsBySource(entries, {
        kind: "request",
        find: (ids) => findSettlements(store, ids),
        faultOf({ _id, accountId, usdMicros }, id, request) {
          // One that is gone says nothing.
          if (request === undefined) return null;
          if (request.accountId !== accountId) return `its Request ${id} is of another account`;
          const { settlement } = request;
          if (settlement === null || _id !== `settle:${id}:${settlement.round}`) return null;
          if (settlement.costUsdMicros === -usdMicros) return null;
          return `its Request ${id} cost ${settlement.costUsdMicros} micro-USD, not ${-usdMicros}`;
        },
      }),
    async *expected(accountId) {
      for await (const { _id, settlement } of requestsCharged(store, accountId))
        if (settlement !== null)
          yield { entryId: `settle:${_id}:${settlement.round}`, usdMicros: -settlement.costUsdMicros };
    },
  };
}
