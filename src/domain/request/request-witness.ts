import type { RequestDoc } from "../../store/request-documents.ts";
import { findSettlements, requestsCharged } from "../../store/requests.store.ts";
import type { LedgerDoc } from "../../store/money-documents.ts";
import type { Store } from "../../store/store.ts";
import type { LedgerWitness } from "../wallet/verify-ledger.ts";

/** What Requests say of entries that were booked for them. */
export function requestWitness(store: Store): LedgerWitness {
  return {
    async faultsOf(entries) {
      const ids = entries.flatMap(({ source }) => (source?.kind === "request" ? [source.id] : []));
      const requests = new Map((await findSettlements(store, ids)).map((one) => [one._id, one]));
      return new Map(
        entries.flatMap((entry) => {
          const request = requests.get(entry.source?.id ?? "");
          const fault = request ? faultOf(entry, request) : null;
          // One that is gone says nothing.
          return fault === null ? [] : [[entry._id, fault]];
        }),
      );
    },
    async *expected(accountId) {
      for await (const { _id, settlement } of requestsCharged(store, accountId))
        if (settlement !== null)
          yield { entryId: `settle:${_id}:${settlement.round}`, usdMicros: -settlement.costUsdMicros };
    },
  };
}

function faultOf(
  { _id, accountId, usdMicros }: LedgerDoc,
  { _id: id, accountId: owner, settlement }: Pick<RequestDoc, "_id" | "accountId" | "settlement">,
): string | null {
  if (owner !== accountId) return `its Request ${id} is of another account`;
  if (settlement === null || _id !== `settle:${id}:${settlement.round}`) return null;
  if (settlement.costUsdMicros === -usdMicros) return null;
  return `its Request ${id} cost ${settlement.costUsdMicros} micro-USD, not ${-usdMicros}`;
}
