import type { Store } from "../../store/store.ts";
import { findSettlement, requestsCharged } from "../../store/requests.store.ts";
import type { LedgerWitness } from "../wallet/verify-ledger.ts";

/** What Requests say of entries that were booked for them. */
export function requestWitness(store: Store): LedgerWitness {
  return {
    async faultOf({ _id, source, accountId, usdMicros }) {
      if (source?.kind !== "request") return null;
      const request = await findSettlement(store, source.id);
      // One that is gone says nothing.
      if (request === null) return null;
      if (request.accountId !== accountId) return `its Request ${source.id} is of another account`;
      const { settlement } = request;
      if (settlement === null || _id !== `settle:${source.id}:${settlement.round}`) return null;
      if (settlement.costUsdMicros === -usdMicros) return null;
      return `its Request ${source.id} cost ${settlement.costUsdMicros} micro-USD, not ${-usdMicros}`;
    },
    async *expected(accountId) {
      for await (const { _id, settlement } of requestsCharged(store, accountId))
        if (settlement !== null)
          yield { entryId: `settle:${_id}:${settlement.round}`, usdMicros: -settlement.costUsdMicros };
    },
  };
}
