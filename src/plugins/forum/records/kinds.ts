import {
  absoluteUrl,
  fieldFrom,
  htmlToText,
  instantField,
  type JsonObject,
  linkField,
  maybe,
  needed,
  objectFrom,
  parseDate,
  statedIn,
  type StatedField,
  str,
  textField,
  textFrom,
} from "../../../plugin-sdk/index.ts";
import { SITE, userUrl } from "../source.ts";
import { USER } from "../targets.ts";

/** Which answers are read, in the words of warnings: a feed, a listing of the API, a thread of comments of the API. */
export type Answer = "feed" | "listing" | "thread";

/** What the API states and feeds never do. */
export const inApi = <F extends StatedField>(field: F): F => statedIn(["listing", "thread"], field);

/** An instant, from seconds since 1970 or from a text in ISO 8601. */
export const instantIn = (path: string, meaning: string) => fieldFrom(path, instantField(meaning), instantOf);

function instantOf(value: unknown): string | null {
  if (typeof value === "string") {
    const read = parseDate(value);
    return read !== null && read.includes("T") ? read : null;
  }
  const isTime = typeof value === "number" && value > 0 && value < 1e11;
  return isTime ? new Date(value * 1000).toISOString() : null;
}

/** A page of Reddit's, by its path or by an address on any of its hosts. */
export const pageFrom = (path: string, meaning: string) =>
  fieldFrom(path, linkField(meaning), (value) => pageUrl(str(value)));

/** Hosts that show the same pages in another form; others, such as support.reddit.com, have pages of their own. */
const SAME_SITE = /^(?:(?:www|old|new|np|m|i|sh|amp|ssl|ud)\.)?reddit\.com$/;

/** Pages of Reddit's have one host in Records, whichever of its forms they were linked by. */
export function pageUrl(address: string | null): string | null {
  const url = URL.parse(absoluteUrl(address ?? "", SITE) ?? "");
  if (url === null) return null;
  return SAME_SITE.test(url.hostname) ? SITE + url.pathname + url.search : url.href;
}

/** Plain text of a fragment of HTML. */
export const plainFrom = (path: string, meaning: string) =>
  fieldFrom(path, textField(meaning), (value) => (typeof value === "string" ? htmlToText(value) : null));

/** An id without the sign for its kind. */
export const bareFrom = (path: string, meaning: string) =>
  fieldFrom(path, textField(meaning), (value) => bareId(value));

export const bareId = (value: unknown): string | null =>
  /^(?:t\d_)?([0-9a-z]+)$/.exec(str(value) ?? "")?.[1] ?? null;

const WRITER = {
  id: inApi(maybe(textFrom("id", "Id of the account, such as t2_abc12; feeds do not show it."))),
  name: needed(textFrom("name", "Name of the account, as other operations take it.")),
  url: needed(pageFrom("url", "Page of the account.")),
};
export const writer = (meaning: string) => objectFrom("writer", WRITER, meaning);

/**
 * What posts and comments say in the same roundabout way: accounts that are gone have a name in brackets, what was never
 * edited was edited `false`, and a score that is still hidden is stated all the same. Answers from before 2013 and from archives
 * do not say whether it is hidden: what they state is the score.
 */
export function straightened(data: JsonObject): JsonObject {
  const { author, edited } = data;
  const isHidden = data["score_hidden"] ?? data["hide_score"];
  // Answers before 2018, older than awards, do not show the ids of accounts.
  const isOld = ["subreddit_name_prefixed", "total_awards_received"].some((key) => data[key] === undefined);
  return {
    ...data,
    writer:
      author === undefined
        ? undefined
        : writerIn(author, data["author_fullname"] ?? (isOld ? null : undefined)),
    edited: typeof edited === "boolean" ? null : edited,
    score: isHidden === true ? null : typeof (isHidden ?? false) === "boolean" ? data["score"] : undefined,
    hidden: isHidden,
  } as JsonObject;
}

function writerIn(name: unknown, id: unknown): unknown {
  if (name === null || name === "[deleted]") return null;
  return typeof name === "string" && USER.test(name) ? { id, name, url: userUrl(name) } : {};
}
