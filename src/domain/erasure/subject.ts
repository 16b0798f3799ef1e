import { AppError } from "../../errors/app-error.ts";
import { isJsonObject, type Json } from "../../kernel/json.ts";
import { withoutEnd } from "../../kernel/without-end.ts";
import type { ErasureSubject } from "../../store/erasure-documents.ts";

const MAX_CHARACTERS = 2048;
const IS_ID_FIELD = /^id$|Id$/;
const HANDLE_FIELDS = new Set(["id", "username", "handle", "login", "name"]);

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
  const value = bare(kind, asked[kind] ?? "");
  if (value.length < 1 || value.length > MAX_CHARACTERS)
    throw wrong(kind, `Give 1 to ${MAX_CHARACTERS} characters.`);
  if (kind === "url" && !/^[^/\s]+\.[^/\s]+\/\S/.test(value))
    throw wrong("url", "Give the public address of one page, with its path.");
  if (kind !== "url" && asked.scraper === null)
    throw wrong("scraper", "Name the scraper whose id or handle it is.");
  return { kind, value, scraper: asked.scraper };
}

/** A text that the JSON of every Record about the subject holds, in lower case: a first look without parsing. */
export const needleOf = ({ value }: ErasureSubject): string =>
  JSON.stringify(value).slice(1, -1).toLowerCase();

/**
 * Whether a Record is about the subject or by it: a URL of its own or below it, an id in a field of ids, a handle in a
 * field of names. Texts that only mention it are not looked at.
 */
export function isAbout(subject: ErasureSubject, record: Json, field = ""): boolean {
  if (Array.isArray(record)) return record.some((item) => isAbout(subject, item, field));
  if (isJsonObject(record))
    return Object.entries(record).some(([name, inner]) => isAbout(subject, inner, name));
  if (typeof record !== "string") return false;
  const { kind, value } = subject;
  if (kind === "id") return IS_ID_FIELD.test(field) && record === value;
  const shown = bare(kind, record);
  if (kind === "handle") return HANDLE_FIELDS.has(field) && shown === value;
  return shown.startsWith(value) && GOES_ON.has(shown.charAt(value.length));
}

/** What may follow the URL of a subject: nothing, a page below it, or more of its query. */
const GOES_ON = new Set(["", "/", "?", "&"]);

/**
 * A handle without its sign, in lower case; a URL without scheme, `www.`, last slash and fragment, its path in lower case. Its
 * query stays as it is: some sources tell their pages apart by nothing else.
 */
function bare(kind: ErasureSubject["kind"], text: string): string {
  const trimmed = text.trim();
  if (kind === "id") return trimmed;
  if (kind === "handle") return trimmed.replace(/^(?:@|\/?u\/)/i, "").toLowerCase();
  const [, path = "", query = ""] = /^https?:\/\/(?:www\.)?([^?#]*)(\?[^#]*)?/i.exec(trimmed) ?? [];
  return withoutEnd(path.toLowerCase(), "/") + query;
}

function wrong(path: string, message: string): AppError {
  return new AppError("invalid_input", { details: [{ path, code: "invalid", message }] });
}
