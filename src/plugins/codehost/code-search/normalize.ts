import type { JsonObject, NoteNormalization } from "../../../plugin-sdk/index.ts";
import { normalizeRepository } from "../inputs/repository.ts";
import { splitQuery } from "../inputs/search-text.ts";

const QUALIFIERS = ["repo", "language", "filename", "path", "user", "org", "extension"] as const;

/** Moves the qualifiers of the query into the fields of the same name. A field that is set wins over its qualifier. */
export function normalizeCodeSearch(raw: JsonObject, note: NoteNormalization): JsonObject {
  if (typeof raw.query !== "string") return normalizeRepository(raw, note);
  const { words, qualifiers } = splitQuery(raw.query, QUALIFIERS);
  if (qualifiers.size === 0) return normalizeRepository(raw, note);
  const { query, ...result } = raw;
  note("query", "qualifiers moved into the fields of the same name");
  for (const [name, value] of qualifiers) {
    const isSet =
      result[name] !== undefined || (name === "repo" && (result.url ?? result.repos) !== undefined);
    note(name, isSet ? "set, so the qualifier in the query does not count" : "read from the query");
    if (!isSet) result[name] = value;
  }
  if (words.length > 0) result.query = words.map(quoted).join(" ");
  return normalizeRepository(result, note);
}

/** Keeps a phrase together when the query is split again. */
function quoted(word: string): string {
  return /\s/.test(word) ? `"${word}"` : word;
}
