import { filledText, findByType, type HtmlDocument, type JsonObject } from "../../../plugin-sdk/index.ts";
import { linkAt, pictureIn } from "../page/links.ts";
import { instantAt } from "./linked-post.ts";

const CARD = 'a[data-tracking-control-name="public_profile_article_view"]';

export interface Article {
  title: string;
  url: string | null;
  publishedAt: string | null;
  imageUrl: string | null;
}

/** The articles of a profile: of its linked data, and of the cards about those that it does not name. */
export function articlesOn(document: HtmlDocument, nodes: readonly JsonObject[]): Article[] {
  const linked = findByType(nodes, "Article").flatMap((node) => {
    const title = filledText(node, "headline") ?? filledText(node, "name");
    const publishedAt = instantAt(node, "datePublished");
    return title === null ? [] : [{ title, url: linkAt(node, "url"), publishedAt, imageUrl: null }];
  });
  const slugs = new Set(linked.map(({ url }) => slugOf(url)));
  const shown = document.all(CARD).flatMap((link) => {
    const [card, url] = [link.closest("li") ?? link, link.url("href")];
    const title = card.textOf("h3");
    return title === null || slugs.has(slugOf(url))
      ? []
      : [{ title, url: url?.split("?")[0] ?? null, publishedAt: null, imageUrl: pictureIn(card) }];
  });
  return [...linked, ...shown];
}

/** The name of an article in its address. */
export const slugOf = (url: string | null): string | null =>
  /\/pulse\/([^/?#]+)/.exec(url ?? "")?.[1] ?? null;
