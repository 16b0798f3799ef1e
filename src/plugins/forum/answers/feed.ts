import {
  absoluteUrl,
  changed,
  type HtmlNode,
  type HttpResponse,
  htmlToText,
  type JsonObject,
  parseHtml,
  parseXml,
  requireEnd,
  type RunContext,
} from "../../../plugin-sdk/index.ts";
import { SITE } from "../source.ts";
import { readForumUrl } from "../targets.ts";
import type { Row } from "./api.ts";

export interface Feed {
  /** Entries in the form that rows of the API have, with what a feed tells. */
  rows: Row[];
  /** Entries, those that cannot be read included. */
  count: number;
  /** Addresses and names by which the feed says what it is about. */
  about: string;
  /** Its own address, or the path of it. */
  self: string | null;
  title: string | null;
  subtitle: string | null;
  imageUrl: string | null;
  community: string | null;
}

const BODY = /<!--\s*SC_OFF\s*-->([\s\S]*?)<!--\s*SC_ON\s*-->/;

/** What Atom lets a feed hold. Elements of other namespaces, which have a prefix, may stand beside it. */
const PARTS_OF_FEED = new Set(
  "author category contributor entry generator icon id link logo rights subtitle title updated".split(" "),
);

/** Reads a feed. @throws SourceError `source_changed` for anything that is none, or was cut on the way */
export function readFeed(page: HttpResponse, warn: RunContext["warn"]): Feed {
  const feed = parseXml(page).one("feed");
  if (feed === null) throw changed(page, "The answer is no feed.");
  requireEnd(page, "</feed>");
  const strange = feed.children.find(({ tag }) => !tag.includes(":") && !PARTS_OF_FEED.has(tag));
  if (strange !== undefined) throw changed(page, `The feed holds ${strange.tag}, which may be its entries.`);
  const entries = feed.all("> entry");
  const text = (name: string) => feed.textOf(`> ${name}`);
  const self = feed.attrOf('> link[rel="self"]', "href");
  return {
    rows: entries.flatMap((entry, index) => rowOf(entry, index + 1, warn)),
    count: entries.length,
    about: [text("id"), self].join(" "),
    self: self ?? text("id"),
    title: text("title"),
    subtitle: text("subtitle"),
    imageUrl: text("logo") ?? null,
    community: feed.attrOf("> category", "term")?.trim() ?? null,
  };
}

function rowOf(entry: HtmlNode, place: number, warn: RunContext["warn"]): Row[] {
  const name = entry.textOf("> id") ?? "";
  const [, kind, id] = /^(t[135])_([0-9a-z]+)$/.exec(name) ?? [];
  const address = URL.parse(entry.attrOf("> link", "href") ?? "");
  if (kind === undefined || id === undefined || address === null) {
    warn("row_dropped", "An entry of the feed names nothing known.");
    return [];
  }
  const { pathname: permalink } = address;
  const content = entry.one("> content")?.rawText().trim() ?? "";
  const title = entry.textOf("> title");
  const author = entry.textOf("> author > name")?.replace(/^\/?u(?:ser)?\//, "") ?? null;
  if (title === null) warn("field_missing", "title, postTitle: an entry of the feed has none.");
  if (kind !== "t5" && content === "")
    warn("field_missing", "text, textHtml, isSelf: an entry of the feed has no content.");
  if (kind !== "t5" && !author && !/^\/?u\/\[deleted\] /.test(title ?? ""))
    warn("field_missing", "author: an entry of the feed names none.");
  const subreddit = entry.attrOf("> category", "term") ?? /^\/r\/([^/]+)/.exec(permalink)?.[1] ?? null;
  const common = {
    id,
    name,
    permalink,
    subreddit,
    author,
    created_utc: entry.textOf("> published") ?? entry.textOf("> updated"),
  };
  if (kind === "t5") return [{ kind, place, data: communityIn(name, permalink, title, content) }];
  const more =
    kind === "t3" ? postIn(entry, title, content, permalink) : commentIn(title, content, permalink);
  return [{ kind, place, data: { ...common, ...more } }];
}

function postIn(entry: HtmlNode, title: string | null, content: string, permalink: string): JsonObject {
  const body = BODY.exec(content)?.[1] ?? null;
  const foot = parseHtml(content.replace(BODY, ""));
  const link = foot.all("a").find((anchor) => anchor.text() === "[link]");
  const href = link?.attr("href") ?? "";
  const target = absoluteUrl(href, SITE);
  // A post that passes on another links to that without a host.
  const passedOn = href.startsWith("/") ? readForumUrl(href) : null;
  const isSelf = target === null ? null : URL.parse(target)?.pathname === permalink;
  return {
    title,
    selftext_html: body,
    thumbnail: entry.attrOf("media\\:thumbnail", "url"),
    url: target,
    is_self: isSelf,
    crosspost_parent: isSelf !== true && passedOn?.kind === "post" ? `t3_${passedOn.value}` : null,
    domain: isSelf === false ? (URL.parse(target ?? "")?.hostname.replace(/^www\./, "") ?? null) : null,
  };
}

function commentIn(title: string | null, content: string, permalink: string): JsonObject {
  const post = readForumUrl(SITE + permalink);
  return {
    body_html: content === "" ? null : (BODY.exec(content)?.[1] ?? content),
    link_id: post?.kind === "post" ? `t3_${post.value}` : null,
    link_title: /^\/?u\/\S+ on (.+)$/s.exec(title ?? "")?.[1] ?? title,
  };
}

function communityIn(name: string, path: string, title: string | null, content: string): JsonObject {
  const text = htmlToText((BODY.exec(content)?.[1] ?? content).replaceAll(/<span>.*?<\/span>/gs, ""));
  const display = /^\/(?:r|user)\/([^/]+)/.exec(path)?.[1] ?? null;
  return { name, display_name: display, title, public_description: text, community_icon: null };
}
