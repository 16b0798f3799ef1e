import { apiKey } from "../../kinds/api-key.ts";
import { encodeCursor } from "../../kernel/cursor.ts";
import { listApiKeys } from "../../store/api-key/api-keys.store.ts";
import type { ApiKeyDoc } from "../../store/credential/credential-documents.ts";
import type { Store } from "../../store/store.ts";
import { cutPage, idBehind } from "../keyset-page.ts";
import { assertPageSize } from "../page-size.ts";

const CURSOR_KIND = "key";

export interface ApiKeyPage {
  keys: { apiKey: ApiKeyDoc; cursor: string }[];
  /** Null on the last page. */
  nextCursor: string | null;
}

/**
 * One page of the account's keys, newest first.
 * @param page.revoked true for revoked ones alone, false for working ones, null for all
 */
export async function pageOfApiKeys(
  store: Store,
  accountId: string,
  page: { after: string | null; first: number; revoked: boolean | null },
): Promise<ApiKeyPage> {
  assertPageSize(page.first, apiKey);
  const before = idBehind(CURSOR_KIND, page.after, "apiKey");
  const { first, revoked } = page;
  const found = await listApiKeys(store, accountId, { before, limit: first + 1, revoked });
  const { rows, nextCursor } = cutPage(found, first, (apiKey) => ({
    apiKey,
    cursor: encodeCursor(CURSOR_KIND, apiKey._id),
  }));
  return { keys: rows, nextCursor };
}
