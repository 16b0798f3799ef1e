import { ledgerEntry } from "../../kinds/wallet.ts";
import { AppError } from "../../errors/app-error.ts";
import { decodeCursor, encodeCursor } from "../../kernel/cursor.ts";
import { listEntries, type EntryPosition } from "../../store/wallet/ledger-pages.store.ts";
import type { LedgerDoc } from "../../store/wallet/money-documents.ts";
import type { Store } from "../../store/store.ts";
import { cutPage } from "../keyset-page.ts";
import { assertPageSize } from "../page-size.ts";

const CURSOR_KIND = "ledger";

export interface LedgerPage {
  entries: { entry: LedgerDoc; cursor: string }[];
  /** Null on the last page. */
  nextCursor: string | null;
}

/** One page of what was booked to and from an account, newest first. Entries that come meanwhile move nothing. */
export async function pageOfLedger(
  store: Store,
  accountId: string,
  page: { after: string | null; first: number },
): Promise<LedgerPage> {
  assertPageSize(page.first, ledgerEntry);
  const before = page.after === null ? null : positionOf(page.after);
  const found = await listEntries(store, accountId, { before, limit: page.first + 1 });
  const { rows, nextCursor } = cutPage(found, page.first, (entry) => ({
    entry,
    cursor: encodeCursor(CURSOR_KIND, `${entry.at.getTime()}:${entry._id}`),
  }));
  return { entries: rows, nextCursor };
}

/** Where a cursor stands. Throws `invalid_cursor`. */
export function positionOf(cursor: string): EntryPosition {
  const [, at, id] = /^(\d{1,15}):(.+)$/.exec(decodeCursor(CURSOR_KIND, cursor) ?? "") ?? [];
  if (at === undefined || id === undefined) throw new AppError("invalid_cursor");
  return { at: new Date(Number(at)), id };
}

/** Every entry of an account, newest first, read in batches. @param from older ones follow */
export async function* allEntries(
  store: Store,
  accountId: string,
  from: EntryPosition | null,
): AsyncGenerator<LedgerDoc> {
  let before = from;
  for (;;) {
    const batch = await listEntries(store, accountId, { before, limit: ledgerEntry.page.most });
    yield* batch;
    const last = batch.at(-1);
    if (last === undefined || batch.length < ledgerEntry.page.most) return;
    before = { at: last.at, id: last._id };
  }
}
