import { escapeRegExp } from "../../../plugin-sdk/text/escape-regexp.ts";
import type { Json, JsonObject } from "../../../kernel/json.ts";
import type { HarEntry } from "../../http/har/schema.ts";
import { bodyOf } from "./body.ts";

/** The words of a request that name its target: path segments, values of the query, and texts of a POST body. */
function wordsOf({ request }: HarEntry): string[] {
  const url = new URL(request.url);
  const posted = decodedForm(request.postData?.text ?? "").match(/[\w.-]{5,}/g) ?? [];
  const words = [...url.pathname.split("/").map(decoded), ...url.searchParams.values(), ...posted];
  return [...new Set(words)].filter((word) => word !== "");
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function decodedForm(text: string): string {
  return decoded(text.replaceAll("+", " "));
}

/** Finds a word where it stands alone: as a value, a segment of a path or a parameter. A short number only as an id. */
function standing(word: string): RegExp {
  const plain = escapeRegExp(word);
  if (/^\d{1,4}$/.test(word)) return new RegExp(`(?<=/|"(?:id|number)"\\s*:\\s*)${plain}(?![\\w.])`, "g");
  return new RegExp(`(?<=["'/=>:]|\\\\")${plain}(?=["'/&?#<]|\\\\)`, "g");
}

function holds(text: string, word: string): boolean {
  return standing(word).test(text);
}

/** Input fields that hold words to look for: what is found need not hold them. */
const SEARCHED = /quer|search|keyword|term|text/i;

/**
 * Words that name the target of an answer and that a reader can compare: they come from the input, but not from a text
 * to search for; they stand in the request and in the answer; and every Record read from it has a field that holds them.
 */
export function targetWords(entry: HarEntry, input: JsonObject, records: readonly JsonObject[]): string[] {
  const asked = Object.entries(input).filter(([name]) => name !== "operation" && !SEARCHED.test(name));
  const given = JSON.stringify(asked);
  const own = records.filter((record) => (record["_source"] as JsonObject)["url"] === entry.request.url);
  if (own.length === 0) return [];
  const { text } = bodyOf(entry);
  return wordsOf(entry).filter(
    (word) => given.includes(word) && holds(text, word) && own.every((record) => hasValue(record, word)),
  );
}

function hasValue(value: Json, word: string): boolean {
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).some(([name, field]) => name !== "_source" && hasValue(field, word));
  }
  return String(value) === word;
}

/** The text as the source would send it for another target. */
export function withOtherTarget(text: string, word: string): string {
  return text.replace(standing(word), [...word].map(next).join(""));
}

/** The next letter or digit, so that the form of an id stays. */
function next(character: string): string {
  if (/[a-yA-Y0-8]/.test(character)) return String.fromCharCode(character.charCodeAt(0) + 1);
  return character === "z" ? "a" : character === "Z" ? "A" : character === "9" ? "1" : character;
}

/** Recorded answers to the same call for another target, which do not name this one. */
export function otherTargets(
  entry: HarEntry,
  words: readonly string[],
  pool: readonly HarEntry[],
): HarEntry[] {
  const { kind, text: own } = bodyOf(entry);
  const seen = new Set([own]);
  return pool.filter((other) => {
    const { text, kind: otherKind } = bodyOf(other);
    if (other.response.status !== 200 || otherKind !== kind || seen.has(text)) return false;
    if (!isSameCall(entry, other, words) || !words.some((word) => !holds(text, word))) return false;
    seen.add(text);
    return true;
  });
}

/** True when another request has every word of the input that this one has, and differs in other words alone: nobody could tell. */
export function asksTheSame(entry: HarEntry, other: HarEntry, input: JsonObject): boolean {
  const given = JSON.stringify({ ...input, operation: null });
  const words = wordsOf(entry).filter((word) => given.includes(word));
  const others = new Set(wordsOf(other));
  return words.length > 0 && isSameCall(entry, other, words) && words.every((word) => others.has(word));
}

/** True when the two ask the same but for words that name the target. */
function isSameCall({ request }: HarEntry, other: HarEntry, words: readonly string[]): boolean {
  const [url, otherUrl] = [new URL(request.url), new URL(other.request.url)];
  const segments = url.pathname.split("/");
  const otherSegments = otherUrl.pathname.split("/");
  return (
    request.method === other.request.method &&
    url.origin === otherUrl.origin &&
    url.searchParams.get("rpcids") === otherUrl.searchParams.get("rpcids") &&
    segments.length === otherSegments.length &&
    segments.every((segment, index) => segment === otherSegments[index] || words.includes(decoded(segment)))
  );
}
