import {
  countOf,
  type HtmlDocument,
  metaContent,
  type PageText,
  parseDate,
  parseHtml,
} from "../../../plugin-sdk/index.ts";
import { readSocialUrl, usernameOf } from "../targets.ts";

/** What the meta tags of a page say, which are there for whoever shows a link to it. */
export interface MetaTags {
  page: HtmlDocument;
  language: string;
  title: string;
  description: string;
  imageUrl: string | null;
  /** What the page says that it is about. */
  about: ReturnType<typeof readSocialUrl>;
}

export function metaTagsOf(page: PageText): MetaTags {
  const document = parseHtml(page);
  const address = metaContent(document, "og:url") ?? document.attrOf('link[rel="canonical"]', "href") ?? "";
  return {
    page: document,
    language: document.attrOf("html", "lang") ?? "en",
    title: metaContent(document, "og:title") ?? "",
    description: metaContent(document, "og:description") ?? metaContent(document, "description") ?? "",
    imageUrl: metaContent(document, "og:image"),
    about: readSocialUrl(address),
  };
}

const GENERIC = /^(?:Instagram|Page not found|Profile isn.t available)\b/i;

/** Whether the tags describe something: where nothing is, they are missing or general. */
export const describesAny = ({ title }: MetaTags): boolean => title !== "" && !GENERIC.test(title);

/** Parts of a list with commas of any script; a comma between digits is none of them. */
const COMMA = /,\s+|[،、]/;

/**
 * An account: "291M Followers, 269 Following, 1,667 Posts - See Instagram photos …". The three counts stand in this order in
 * every language. Null where the tags are not about this account.
 */
export function accountIn({ title, description, imageUrl, about, language }: MetaTags, username: string) {
  const [counts = ""] = description.split(/ [-–—] /);
  const [followers, following, posts, ...more] = counts.split(COMMA);
  const [, name, handle] = /^(.*?)\s*[(（]@([\w.]+)[)）]/s.exec(title) ?? [];
  const named = handle === undefined ? null : usernameOf(handle);
  const isAbout = named === username && (about === null || about.value === username);
  if (!isAbout || posts === undefined || more.length > 0) return null;
  return {
    name: name === undefined || name === "" ? username : name,
    ...countOf("follower", followers ?? null, language),
    ...countOf("following", following ?? null, language),
    ...countOf("post", posts, language),
    imageUrl,
  };
}

const QUOTE = `["“”„«»「」]`;
const CAPTION = new RegExp(String.raw`:\s*${QUOTE}(.*)${QUOTE}\.?\s*$`, "s");
const COUNT = String.raw`(\d[\d.,\s]*[^\d,]{1,40}?)`;
/** "1,933 likes, 12 comments - nike on September 23, 2026: …", and as it was before 2023 "… - Nike (@nike) on Instagram: …". */
const POST = new RegExp(
  String.raw`^${COUNT}(?:, ${COUNT})? [-–] (?:[^:]{0,200}?\(@([\w.]+)\)|@?([\w.]+)) \S+ ([^:]{1,40}?)\s*(?::|$)`,
  "s",
);

/** A post. Null where the tags are not about this one, or say nothing but its address. */
export function postIn({ title, description, imageUrl, about, language }: MetaTags, code: string) {
  if (about?.value !== code) return null;
  const [, first = null, second = null, handle, name, when = ""] = POST.exec(description) ?? [];
  const text = CAPTION.exec(title)?.[1] ?? CAPTION.exec(description)?.[1] ?? null;
  const username = (handle ?? name)?.toLowerCase() ?? null;
  if (username === null && text === null) return null;
  // One count alone is told by its word.
  const [likes, comments] = second === null && /comment/i.test(first ?? "") ? [null, first] : [first, second];
  return {
    text,
    username,
    name: /^(.{1,100}?)(?: \(@[\w.]+\))? on Instagram/s.exec(title)?.[1] ?? null,
    publishedOn: parseDate(when, { locale: language })?.slice(0, "2026-01-31".length) ?? null,
    ...countOf("like", likes, language),
    ...countOf("comment", comments, language),
    imageUrl,
  };
}
