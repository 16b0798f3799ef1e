import { type HtmlNode, parsePrice } from "../../../../src/plugin-sdk/index.ts";
import type { ItemDraft } from "../../template/records.ts";

/** An item out of its entry, which looks the same in the list and in its own feed. */
export function itemOf(item: HtmlNode): ItemDraft {
  const price = parsePrice(item.textOf("g\\:price") ?? "");
  return {
    id: item.textOf("guid"),
    title: item.textOf("title"),
    url: item.textOf("link"),
    price: price?.amount ?? null,
    currency: price?.currency ?? null,
    note: item.textOf("description"),
  };
}
