import { filledText, idString, num, str, urlAt } from "../../../../src/plugin-sdk/index.ts";
import type { ItemDraft } from "../../template/records.ts";

/** An item out of its object, which is the same in the list and on its own. */
export function itemOf(row: unknown, pageUrl: string): ItemDraft {
  return {
    id: idString(row, "id"),
    title: filledText(row, "title"),
    url: urlAt(row, "url", pageUrl),
    price: num(row, "price.amount"),
    currency: str(row, "price.currency"),
    note: filledText(row, "note"),
  };
}
