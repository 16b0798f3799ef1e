/** A GitHub search text, taken apart. */
export interface SearchQuery {
  /** Free words and quoted phrases, quotes removed, in order. */
  words: string[];
  /** Qualifiers that were asked for, by lower-case name; of a repeated one the last counts. */
  qualifiers: Map<string, string>;
}

/** `name:value`, `name:"two words"`, `"a phrase"` or one word. */
const TOKEN = /([A-Za-z][\w-]*):(?:"([^"]*)"|(\S+))|"([^"]+)"|(\S+)/g;

/** Takes the qualifiers with these names out of the text; everything else, also `x::y` or `http://…`, stays words. */
export function splitQuery(text: string, names: readonly string[]): SearchQuery {
  const query: SearchQuery = { words: [], qualifiers: new Map() };
  for (const [token, name, quoted, plain, phrase] of text.matchAll(TOKEN)) {
    const key = name?.toLowerCase();
    const value = quoted ?? plain;
    if (key !== undefined && value !== undefined && names.includes(key)) query.qualifiers.set(key, value);
    else query.words.push(phrase ?? token);
  }
  return query;
}

/** Does the text already carry one of these qualifiers (also negated, as in `-label:x` or `no:label`)? */
export function hasQualifier(text: string, ...names: string[]): boolean {
  return names.some((name) => new RegExp(`(?:^|\\s)-?(?:${name}:|no:${name}\\b)`, "i").test(text));
}

/** `name:value` with quotes where the value has spaces. */
export function qualifier(name: string, value: string): string {
  return /\s/.test(value) ? `${name}:"${value.replaceAll('"', "")}"` : `${name}:${value}`;
}
