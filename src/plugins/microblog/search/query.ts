import { escapeRegExp } from "../../../plugin-sdk/index.ts";
import type { Post } from "../items/post.ts";
import { readXUrl, USERNAME, usernameOf } from "../targets.ts";

/** A search that can be made of the posts of one account. */
export interface Query {
  username: string;
  tests: ((post: Post) => boolean)[];
}

const isKind = (kind: string) => (post: Post) => (post.media ?? []).some((one) => one.kind === kind);
const hasMedia = (post: Post) => (post.media ?? []).length > 0;
const FILTERS: Readonly<Record<string, (post: Post) => boolean>> = {
  media: hasMedia,
  twimg: isKind("image"),
  images: isKind("image"),
  videos: isKind("video"),
  native_video: isKind("video"),
  links: (post) => (post.links ?? []).length > 0,
  replies: (post) => post.inReplyTo !== null,
  quote: (post) => post.quoted !== null,
  hashtags: (post) => (post.hashtags ?? []).length > 0,
};
const MINIMA: Readonly<Record<string, (post: Post) => number | null>> = {
  min_faves: (post) => post.likeCount,
  min_replies: (post) => post.commentCount,
  min_retweets: (post) => post.shareCount,
};
const DAY = /^\d{4}-\d\d-\d\d$/;
const TERM = /-?(?:\w+:)?"[^"]*"|\S+/g;

/** Reads what X's own search understands of one account. @returns null for a search that names none, or wants more */
export function readQuery(text: string): Query | null {
  const bare = usernameOf(text);
  if (bare !== null) return { username: bare, tests: [isOwn] };
  const tests: Query["tests"] = [isOwn];
  const names = new Set<string>();
  for (const term of text.match(TERM) ?? []) {
    const from = /^from:@?(\w+)$/i.exec(term)?.[1];
    if (from !== undefined)
      names.add(from.toLowerCase() === [...names][0]?.toLowerCase() ? ([...names][0] ?? from) : from);
    else {
      const isNot = term.startsWith("-") && term.length > 1;
      const test = testOf(isNot ? term.slice(1) : term);
      if (test === null) return null;
      tests.push(isNot ? (post) => !test(post) : test);
    }
  }
  const [username, ...others] = names;
  return username === undefined || others.length > 0 || !USERNAME.test(username) ? null : { username, tests };
}

/** The search of X leaves out what an account passes on. */
const isOwn = (post: Post): boolean => post.repostOf === null;

function testOf(term: string): ((post: Post) => boolean) | null {
  const [, name = "", value = ""] = /^([a-z_]+):(.+)$/i.exec(term) ?? [];
  if (name === "since" || name === "until") {
    if (!DAY.test(value)) return null;
    // A day begins at midnight UTC; `until` names the first day that is left out.
    return ({ publishedAt }) =>
      publishedAt !== null && publishedAt.slice(0, 10) < value === (name === "until");
  }
  if (name === "filter") return FILTERS[value] ?? null;
  if (name === "lang") return ({ language }) => language === value;
  if (MINIMA[name] !== undefined && /^\d{1,12}$/.test(value))
    return (post) => (MINIMA[name]?.(post) ?? -1) >= Number(value);
  if (name !== "" || /^(?:OR|AND|NOT)$/.test(term) || /[()]/.test(term) || readXUrl(term) !== null)
    return null;
  const words = term.replace(/^"(.*)"$/, "$1").trim();
  if (words === "") return null;
  const form = escapeRegExp(words).replace(/\s+/g, "\\s+");
  const word = new RegExp(`(?<![\\p{L}\\p{N}_])${form}(?![\\p{L}\\p{N}_])`, "iu");
  return ({ text }) => word.test(text ?? "");
}
