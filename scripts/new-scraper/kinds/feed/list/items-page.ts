import { changed, type PageText, parseXml, requireEnd } from "../../../../../src/plugin-sdk/index.ts";
import { itemOf } from "../read-item.ts";
import type { ItemDraft } from "../../../template/records.ts";

export interface ItemsPage {
  items: ItemDraft[];
  /** Number of items that the source claims to have; null when it names none. */
  total: number | null;
  hasNextPage: boolean;
  /** What the page says it lists, so that it can be held to what was asked; null where it does not say. */
  says: { query: string | null; page: string | null };
}

/** What a channel of RSS 2.0 may hold. Elements of other namespaces have a prefix. */
const PARTS = new Set(
  (
    "category cloud copyright description docs generator image item language lastBuildDate link managingEditor pubDate " +
    "rating skipDays skipHours textInput title ttl webMaster"
  ).split(" "),
);

/**
 * Reads one page of the feed. Pure: no request, no clock. A channel without items is the feed's own sign for none, unless it
 * holds what may be its items under another name.
 * @throws SourceError `source_changed` for a feed that is cut off, has no channel, or holds what RSS does not know
 */
export function parseItemsPage(page: PageText): ItemsPage {
  requireEnd(page, "</rss>");
  const feed = parseXml(page);
  if (!feed.has("channel > title")) throw changed(page, "The feed has no channel.");
  const strange = feed.one("channel")?.children.find(({ tag }) => !tag.includes(":") && !PARTS.has(tag));
  if (strange !== undefined) throw changed(page, `The channel holds ${strange.tag}, which may be its items.`);
  const address = URL.parse(feed.textOf("channel > link") ?? "")?.searchParams;
  return {
    items: feed.all("item").map(itemOf),
    total: null,
    hasNextPage: feed.has("atom\\:link[rel=next]"),
    says: {
      query: address === undefined ? null : (address.get("q") ?? ""),
      page: address?.get("page") ?? null,
    },
  };
}
