import type { Kind } from "../../src/kinds/kind.ts";

/** The names of a kind, put in place of those of the template's, which is called note. */
export interface KindWords {
  inPath: (file: string) => string;
  inText: (text: string) => string;
}

/**
 * The names of a kind and of many, as files have them: `saved-search` is `savedSearch` in code and `saved search` in a sentence.
 * @param kinds the kinds that there are, for an id and a place that are free
 */
export function kindWords(one: string, many: string, kinds: readonly Kind[]): KindWords {
  const inCode: Readonly<Record<string, string>> = {
    note: camel(one),
    notes: camel(many),
    Note: capital(camel(one)),
    Notes: capital(camel(many)),
  };
  const inWords: Readonly<Record<string, string>> = {
    one: spaced(one),
    many: spaced(many),
    Many: capital(spaced(many)),
    ONE: spaced(one).toUpperCase(),
    file: one,
    files: many,
    prefix: freePrefix(one, kinds),
    place: String(Math.max(...kinds.map(({ rest }) => rest?.tag.place ?? 0)) + 1),
  };
  return {
    inPath: (file) => file.replace(/\bnotes\b/g, many).replace(/\bnote\b/g, one),
    inText: (text) =>
      text
        .replace(
          /(?<![%\w])(notes?|Notes?)(?=[A-Z]\w*|\b)|(?<=[a-z])(Notes?)(?=[A-Z]\w*|\b)/g,
          (word) => inCode[word] ?? word,
        )
        .replace(/%(\w+)%/g, (whole, name: string) => inWords[name] ?? whole),
  };
}

/** Three letters of the name that no kind has. */
function freePrefix(name: string, kinds: readonly Kind[]): string {
  const letters = name.replaceAll("-", "");
  const taken = new Set(kinds.map(({ id }) => id));
  for (let second = 1; second < letters.length - 1; second++)
    for (let third = second + 1; third < letters.length; third++) {
      const prefix = `${letters[0]}${letters[second]}${letters[third]}`;
      if (!taken.has(prefix)) return prefix;
    }
  throw new Error(`Every id that ${name} could have is another kind's.`);
}

export const camel = (name: string): string =>
  name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
export const spaced = (name: string): string => name.replaceAll("-", " ");
export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
