import { withoutEnd } from "../../../plugin-sdk/index.ts";
import { qualifier, splitQuery } from "../inputs/search-text.ts";
import { baseName, extensionOf, knownLanguage, languageOf } from "../file/kind.ts";

/** What a code search looks for. All parts must fit a file; comparisons ignore case. */
export interface CodeQuery {
  /** Words and quoted phrases; each must occur in the file. */
  words: string[];
  /** Owner of the repositories to look in: a user or an organization. */
  owner: string | undefined;
  language: string | undefined;
  /** Whole base name, or its beginning followed by `*`. */
  filename: string | undefined;
  /** Folder that the file is in, at any depth; or the whole path. */
  path: string | undefined;
  extension: string | undefined;
}

interface CodeSearchFields {
  query?: string | undefined;
  user?: string | undefined;
  org?: string | undefined;
  language?: string | undefined;
  filename?: string | undefined;
  path?: string | undefined;
  extension?: string | undefined;
}

export function codeQueryOf(input: CodeSearchFields): CodeQuery {
  return {
    words: splitQuery(input.query ?? "", []).words,
    owner: input.org ?? input.user,
    language: input.language,
    filename: input.filename?.toLowerCase(),
    path: input.path && withoutEnd(input.path.toLowerCase().replace(/^\/+/, ""), "/"),
    extension: input.extension?.toLowerCase().replace(/^\./, ""),
  };
}

/** Does the file fit by its name alone? */
export function fitsPath(query: CodeQuery, path: string): boolean {
  const lower = path.toLowerCase();
  return (
    fitsName(query.filename, baseName(lower)) &&
    (!query.path || lower === query.path || lower.startsWith(`${query.path}/`)) &&
    (query.extension === undefined || extensionOf(lower) === query.extension) &&
    fitsLanguage(query.language, lower)
  );
}

function fitsName(wanted: string | undefined, name: string): boolean {
  if (wanted === undefined) return true;
  return wanted.endsWith("*") ? name.startsWith(wanted.slice(0, -1)) : name === wanted;
}

/** A language without an entry in our table is taken for a file extension, so that `language:zsh` still finds some. */
function fitsLanguage(wanted: string | undefined, path: string): boolean {
  if (wanted === undefined) return true;
  const known = knownLanguage(wanted);
  return known === null ? extensionOf(path) === wanted.toLowerCase() : languageOf(path) === known;
}

/** The repository search that finds candidates. `archived:` and `size:` keep out what would be skipped anyway. */
export function candidateQuery(query: CodeQuery, maxSizeKb: number, where: string): string {
  const words = query.words.map((word) => (/\s/.test(word) ? `"${word.replaceAll('"', "")}"` : word));
  const language = query.language && qualifier("language", query.language);
  const owner = query.owner && qualifier("user", query.owner);
  return [...words, where, language, owner, "archived:false", `size:<=${maxSizeKb}`]
    .filter(Boolean)
    .join(" ");
}
