/** Secrets of issuers that nobody listed: a word that no person wrote, behind a prefix or beside what it is called. */
import { classChanges, hasLetterAndDigit, isOpaque, isPublicAddress } from "./looks-secret.ts";

/** Where words begin and end; what has a `/`, `?`, `&` or `@` is a link or a handle, which have rules of their own. */
const WORD = /(?<![^\s"'`=:,;(<|])[\w.~-]{22,2048}(?![^\s"'`,;)>|=!])/g;
/** Letters of one case, then what sets them off: `hf_`, `API-`, `t1.`. Digests say so, and `UC_…` is a channel. */
const PREFIX = /^(?!sha\d|md5)(?:[a-z](?=\.)|[a-z][a-z0-9]{1,11}|[A-Z]{3,8})([_.~-])(?=.{20})/;
const NAMED_UUID =
  /^(?=.{0,24}(?:api|key|token|secret|access|sdk|sk|auth)(?:[a-z]|[-_]))[a-z][a-z0-9]{1,11}(?:[-_][a-z]{2,12}){0,2}[-_][0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Files are called by their digests. */
const FILE = /\.(?:[cm]?js|css|map|png|jpe?g|webp|avif|gif|svg|ico|woff2?|mp4|pdf)$/i;
/** A part of a link that is nothing but a prefix and letters of chance: `/dl/acme_…`, `?u=acme_…`. */
const LINK_PART = /[/=#]([\w-]{22,400})(?=$|[/?&#\s"'<>)])/g;
const LINK_PREFIX = /^[a-z][a-z0-9]{1,9}[_-](?:[a-z]{2,8}[_-])?/;
/** What follows names what stands before: `… is my API key`. */
const NAME_BEHIND =
  /(?<!\S)([\w.~+/=-]{20,512}) (?:is (?:my|the|your) )?(?:[a-z]{2,12} ){0,2}(?:api[ _-]?key|token|secret|password|key)\b/gi;

/** The same the other way round, for names that are harmless without such a value. */
const NAME_BEFORE = /(?<![A-Za-z0-9])(?:key|licen[cs]e)['"\s:=]{1,4}([\w.~+/=-]{20,512})(?![^\s'"])/gi;

/** What secret a text shows by a random word of it, or null. */
export function randomWordIn(text: string): string | null {
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (FILE.test(word) || isIdOfLink(text.slice(Math.max(0, index - 40), index), word)) continue;
    if (NAMED_UUID.test(word)) return "an API key";
    const prefix = PREFIX.exec(word);
    if (prefix ? isRandomTail(word.slice(prefix[0].length), prefix[1] ?? "") : false) return "a key or token";
  }
  for (const { 1: part = "", index } of text.matchAll(LINK_PART)) {
    const prefix = LINK_PREFIX.exec(part)?.[0];
    if (prefix === undefined || isIdOfLink(text.slice(Math.max(0, index - 40), index + 1), part)) continue;
    if (runsOf(part.slice(prefix.length)).some((run) => run.length >= 14 && isMixed(run)))
      return "a key or token";
  }
  for (const name of [NAME_BEHIND, NAME_BEFORE])
    for (const [, value = ""] of text.matchAll(name))
      if (isOpaque(value) && hasLetterAndDigit(value) && !isPublicAddress(value)) return "a key or token";
  return null;
}

/** `?source_impression_id=p3_…` at the end of a link: ids are called so. */
function isIdOfLink(before: string, word: string): boolean {
  return (
    /[?&][\w.-]{0,40}(?:id|label)=$/i.test(before) ||
    (/[?&][\w.-]{1,40}=$/.test(before) && /^[a-z]+\d/.test(word))
  );
}

/** Digests are hexadecimal behind a `-` or a `.` too: `app-792cef1…`, `main.792cef1….js`. */
function isRandomTail(tail: string, separator: string): boolean {
  return runsOf(tail).some((run) => {
    if (run.length >= 14 && isMixed(run)) return true;
    if (run.length < 20 || !hasLetterAndDigit(run) || classChanges(run) * 4 < run.length) return false;
    return /^[0-9a-f]+$/i.test(run) ? separator === "_" && run.length >= 32 : separator !== ".";
  });
}

function runsOf(word: string): string[] {
  return word.split(/[^A-Za-z0-9]+/);
}

/** Capitals, small letters and digits that change as often as chance has it. */
function isMixed(run: string): boolean {
  return /[A-Z]/.test(run) && /[a-z]/.test(run) && /\d/.test(run) && classChanges(run) * 3 >= run.length;
}
