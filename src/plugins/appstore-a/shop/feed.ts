import {
  arr,
  changed,
  type HtmlNode,
  type HttpResponse,
  isJsonObject,
  type JsonObject,
  obj,
  parseXml,
  requireEnd,
  str,
} from "../../../plugin-sdk/index.ts";

/** Entries of a feed: a single one stands there without a list, and without any there is no key. Null for another form. */
export function entriesIn(answer: unknown): unknown[] | null {
  const feed = obj(answer, "feed");
  if (feed === null || obj(feed, "title") === null) return null;
  const given = feed["entry"];
  return given === undefined ? [] : isJsonObject(given) ? [given] : arr(given);
}

/** A feed in the form of its JSON, also where it comes as Atom. @throws SourceError `source_changed` for any other answer */
export function feedOf(page: HttpResponse): unknown {
  if (!page.text.trimStart().startsWith("<")) return page.json();
  requireEnd(page, "</feed>");
  const root = parseXml(page).one("feed");
  if (root === null) throw changed(page, "The answer is no feed.");
  const of = (tag: string) => root.children.filter((node) => node.tag === tag).map(labelled);
  return {
    feed: { ...labelled(root), link: of("link"), ...(root.has("entry") ? { entry: of("entry") } : {}) },
  };
}

/** An element as the JSON has it: its text as `label`, or what is in it by name. */
function labelled(node: HtmlNode): JsonObject {
  if (node.tag === "link") return { attributes: { rel: node.attr("rel"), href: node.attr("href") } };
  // The text of a review stands there twice, first as text, then as HTML.
  const children = node.children.filter((child) => child.attr("type") !== "html").reverse();
  if (children.length === 0) return { label: node.text() };
  return Object.fromEntries(children.map((child) => [child.tag, labelled(child)]));
}

/** The page that a link of a feed leads to; null where it has no such link, or an empty one. */
export function linkedPage(answer: unknown, rel: "next" | "last"): number | null {
  const link = arr(answer, "feed.link")?.find((one) => str(one, "attributes.rel") === rel);
  const page = /\/page=(\d+)\//.exec(str(link, "attributes.href") ?? "")?.[1];
  return page === undefined ? null : Number(page);
}
