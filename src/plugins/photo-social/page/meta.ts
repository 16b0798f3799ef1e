import {
  type HtmlDocument,
  metaContent,
  type PageText,
  parseDate,
  parseHtml,
} from "../../../plugin-sdk/index.ts";
import { readSocialUrl, usernameOf } from "../targets.ts";
import { languageOf } from "./language.ts";
import { shownCount } from "./shown-count.ts";
import { COMMENT_WORD, isLoginTitle, isMissingTitle } from "./words.ts";

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
    language: languageOf(document),
    title: metaContent(document, "og:title") ?? "",
    description: metaContent(document, "og:description") ?? metaContent(document, "description") ?? "",
    imageUrl: metaContent(document, "og:image"),
    about: readSocialUrl(address),
  };
}

/** Whether the tags describe something: where nothing is, they are missing or general. */
export const describesAny = ({ title }: MetaTags): boolean =>
  title !== "" && !/^Instagram\b/i.test(title) && !isMissingTitle(title) && !isLoginTitle(title);

/** Whether the page says in any of its titles, or in data, that there is nothing, and describes nothing. */
export const saysMissing = (tags: MetaTags, text: string): boolean =>
  !describesAny(tags) &&
  ([tags.title, tags.page.title ?? ""].some(isMissingTitle) ||
    /"(?:HttpErrorPage|httpErrorPage)"/.test(text));

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
    ...shownCount("follower", followers ?? null, language),
    ...shownCount("following", following ?? null, language),
    ...shownCount("post", posts, language),
    imageUrl,
  };
}

const QUOTE = `["“”„«»「」『』]`;
const CAPTION = new RegExp(String.raw`[:：]\s*${QUOTE}\s*(.*?)\s*${QUOTE}[.。]?\s*$`, "s");
/** "1,933 likes, 12 comments - nike on September 23, 2026: …", and as it was before 2023 "… - Nike (@nike) on Instagram: …". */
const POST =
  /^([^:：]{0,200}?)\s[-–—]\s(?:[^:：]{0,200}?[(（]@([\w.]+)[)）]|@?([\w.]+))([^:：]{0,60})(?:[:：]|$)/s;
const MAX_COUNTS = 2;

/** A post. Null where the tags are not about this one, or say nothing but its address. */
export function postIn({ title, description, imageUrl, about, language }: MetaTags, code: string) {
  if (about?.value !== code) return null;
  const [, shown = "", handle, name, when = ""] = POST.exec(description) ?? [];
  const counts = shown.split(COMMA);
  // The counts come in the same order in every language; a caption may have their form.
  const isStated = counts.length <= MAX_COUNTS && counts.every((one) => /\d/.test(one));
  const text = CAPTION.exec(title)?.[1] ?? CAPTION.exec(description)?.[1] ?? null;
  const username = isStated ? ((handle ?? name)?.toLowerCase() ?? null) : null;
  if (username === null && text === null) return null;
  const [first = null, second = null] = isStated ? counts : [];
  // One count alone is told by its word.
  const [likes, comments] =
    second === null && COMMENT_WORD.test(first ?? "") ? [null, first] : [first, second];
  return {
    text,
    username,
    name: nameIn(title),
    publishedOn: isStated ? dayIn(when, language) : null,
    ...shownCount("like", likes, language),
    ...shownCount("comment", comments, language),
    imageUrl,
  };
}

/** What stands before the handle, or before the words for "on Instagram". */
const nameIn = (title: string): string | null =>
  /^(.{1,100}?)(?:\s?[(（]@[\w.]+[)）]| (?:on|auf|sur|en|no|su|op|i|на|w) Instagram)/su.exec(title)?.[1] ??
  null;

const dayIn = (text: string, language: string): string | null =>
  parseDate(text, { locale: language })?.slice(0, "2026-01-31".length) ?? null;
