import { decodePercent } from "../../../plugin-sdk/index.ts";

/** What a search is for. */
export interface Asked {
  text: string;
  place: string;
  /** False where it was read from the words of a path, which has lost capitals, signs and which words are one. */
  isExact: boolean;
}

/** What the path ends with: the word for jobs in the language of the site, of which two have a hyphen. */
const ENDING = /-(?:offerte-lavoro|iş-ilanları|[^-/]+)\.html$/;
const PLACE = "-l-";

/** Reads `/jobs?q=<text>&l=<place>` and `/q-<text>-l-<place>-jobs.html`, of which either part may be missing. */
export function askedIn(path: string, params: Readonly<Record<string, string>>): Asked {
  if (!isNamedPath(path)) return { text: params["q"] ?? "", place: params["l"] ?? "", isExact: true };
  const words = `-${(decodePercent(path) ?? path).slice(1).replace(ENDING, "")}`;
  const place = words.lastIndexOf(PLACE);
  return {
    text: spaced((place === -1 ? words : words.slice(0, place)).replace(/^-q-/, "")),
    place: place === -1 ? "" : spaced(words.slice(place + PLACE.length)),
    isExact: false,
  };
}

/** True for a path that names the search itself; false for `/jobs`, which has it in the query. */
export const isNamedPath = (path: string): boolean => /^\/(?:q|l)-[^/]+\.html$/.test(path);
export const isSearchPath = (path: string): boolean => /^\/(?:m\/)?jobs\/?$/.test(path) || isNamedPath(path);

const spaced = (words: string): string => words.replaceAll("-", " ").trim();
