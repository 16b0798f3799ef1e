import { AppError } from "../../errors/app-error.ts";
import { isJsonObject, type Json } from "../../kernel/json.ts";
import { withoutEnd } from "../../kernel/without-end.ts";
import type { ErasureName, ErasureSubject } from "../../store/erasure/erasure-documents.ts";
import { bareUrl, withoutTracking } from "./bare-url.ts";

const MAX_CHARACTERS = 2048;
const IS_ID_FIELD = /^ids?$|Ids?$/;
const IS_HANDLE_FIELD = /^(?:id|usernames?|handles?|logins?|name|mentions)$|(?:Username|Handle|Login)s?$/;

/**
 * Checks what a caller wants erased. Exactly one of `url`, `id` and `handle`; an id or handle is one of a scraper, for
 * the same handle at another source is somebody else. Throws `invalid_input`.
 */
export function subjectOf(asked: {
  url: string | null;
  id: string | null;
  handle: string | null;
  scraper: string | null;
}): ErasureSubject {
  const given = (["url", "id", "handle"] as const).filter((kind) => asked[kind] !== null);
  const [kind] = given;
  if (kind === undefined || given.length > 1) throw wrong("url", "Give one of url, id and handle.");
  const value = bare(kind, kind === "url" ? withoutTracking(asked.url ?? "") : (asked[kind] ?? ""));
  if (value.length < 1 || value.length > MAX_CHARACTERS)
    throw wrong(kind, `Give 1 to ${MAX_CHARACTERS} characters.`);
  if (kind === "url" && !/^[^/\s]+\.[^/\s]+\/\S/.test(value))
    throw wrong("url", "Give the public address of one page, with its path.");
  if (kind !== "url" && asked.scraper === null)
    throw wrong("scraper", "Name the scraper whose id or handle it is.");
  return { kind, value, scraper: asked.scraper, also: [] };
}

/** A name in the form in which Records are compared with it. */
export const nameOf = ({ kind, value, scraper }: ErasureName): ErasureName => ({
  kind,
  value: bare(kind, value),
  scraper,
});

/** All names of a subject. */
export const namesOf = ({ kind, value, scraper, also = [] }: ErasureSubject): ErasureName[] => [
  { kind, value, scraper },
  ...also,
];

/**
 * A text that the JSON of every Record about the subject holds, in lower case: a first look without parsing. Of a URL its
 * longest run of letters that no encoding changes.
 */
export function needleOf({ kind, value }: ErasureName): string {
  if (kind !== "url") return JSON.stringify(value).slice(1, -1).toLowerCase();
  const runs = value.toLowerCase().match(/[a-z0-9/._-]+/g) ?? [];
  return runs.reduce((longest, run) => (run.length > longest.length ? run : longest), "");
}

/**
 * Whether a Record is about somebody or something, or by it: a URL of its own or below it, an id in a field of ids, a
 * handle in a field of names. Texts that only mention it are not looked at.
 */
export function isAbout(name: ErasureName, record: Json, field = ""): boolean {
  if (Array.isArray(record)) return record.some((item) => isAbout(name, item, field));
  if (isJsonObject(record))
    // Fields that a caller selected are called by their paths.
    return Object.entries(record).some(([path, inner]) =>
      isAbout(name, inner, path.slice(path.lastIndexOf(".") + 1)),
    );
  if (typeof record !== "string") return false;
  const { kind, value } = name;
  if (kind === "id") return IS_ID_FIELD.test(field) && record === value;
  if (kind === "handle") return IS_HANDLE_FIELD.test(field) && bare(kind, record) === value;
  const shown = bare(kind, record);
  return shown.startsWith(value) && GOES_ON.has(shown.charAt(value.length));
}

/** What may follow the URL of a subject: nothing, a page below it, or more of its query. */
const GOES_ON = new Set(["", "/", "?", "&"]);

/** A handle without its sign or path, in lower case; a URL as `bareUrl` has it. */
function bare(kind: ErasureName["kind"], text: string): string {
  const trimmed = text.trim();
  if (kind === "id") return trimmed;
  if (kind === "url") return bareUrl(trimmed);
  return withoutEnd(trimmed.replace(/^\/?(?:@|(?:u|user|in)\/@?)/i, ""), "/").toLowerCase();
}

function wrong(path: string, message: string): AppError {
  return new AppError("invalid_input", { details: [{ path, code: "invalid", message }] });
}
