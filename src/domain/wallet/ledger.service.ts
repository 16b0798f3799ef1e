import type { LedgerDoc } from "../../store/wallet/money-documents.ts";
import type { Store } from "../../store/store.ts";
import { allEntries, pageOfLedger, positionOf, type LedgerPage } from "./ledger-page.ts";
import type { LedgerWitness } from "./ledger-witness.ts";
import { verifyLedger, type LedgerVerification } from "./verify-ledger.ts";

/** What was booked, for its owner to read and for the operator to check. */
export class LedgerService {
  readonly #store: Store;
  readonly #witnesses: readonly LedgerWitness[];

  constructor({ store, witnesses }: { store: Store; witnesses: readonly LedgerWitness[] }) {
    this.#store = store;
    this.#witnesses = witnesses;
  }

  /** One page, newest first. Throws `invalid_input` and `invalid_cursor`. */
  page(accountId: string, page: { after: string | null; first: number }): Promise<LedgerPage> {
    return pageOfLedger(this.#store, accountId, page);
  }

  /** Every entry, newest first. Throws `invalid_cursor`. @param cursor goes on after this entry */
  all(accountId: string, cursor: string | null): AsyncGenerator<LedgerDoc> {
    return allEntries(this.#store, accountId, cursor === null ? null : positionOf(cursor));
  }

  /** Computes accounts anew. @param accountId that account alone */
  verify(accountId: string | null): Promise<LedgerVerification> {
    return verifyLedger(this.#store, this.#witnesses, accountId);
  }
}
