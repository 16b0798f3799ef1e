import { type HtmlNode, parsePrice } from "../../../src/plugin-sdk/index.ts";
import type { ItemDraft } from "./records.ts";

/** An item out of its card, which looks the same in the list and on its own page. */
export function itemOf(card: HtmlNode): ItemDraft {
  const price = parsePrice(card.textOf(".item-price") ?? "");
  return {
    id: card.attr("data-id"),
    title: card.textOf("a.item-title"),
    url: card.urlOf("a.item-title"),
    price: price?.amount ?? null,
    currency: price?.currency ?? null,
    note: card.textOf("p.item-note"),
  };
}
