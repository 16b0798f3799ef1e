import type { FileDraft } from "../records/file.ts";

const MAX_MATCHES_PER_FILE = 20;
const MAX_LINE_CHARS = 240;

type Match = NonNullable<FileDraft["matches"]>[number];

/**
 * Lines of the text that hold at least one of the words, each with the first hit in it. Null when not all words occur
 * somewhere in the text; empty for a search without words. Case is ignored.
 */
export function matchesIn(text: string, words: readonly string[]): Match[] | null {
  const wanted = words.map((word) => word.toLowerCase());
  const lower = text.toLowerCase();
  if (!wanted.every((word) => lower.includes(word))) return null;
  const matches: Match[] = [];
  for (const [index, line] of text.split("\n").entries()) {
    if (matches.length >= MAX_MATCHES_PER_FILE) break;
    const lowerLine = line.toLowerCase();
    const hits = wanted.map((word) => lowerLine.indexOf(word)).filter((at) => at >= 0);
    if (hits.length === 0) continue;
    const column = Math.min(...hits) + 1;
    matches.push({ line: index + 1, column, text: lineAround(line, column) });
  }
  return matches;
}

/** The line as it stands; of a long one (minified code) the part around the hit. */
function lineAround(line: string, column: number): string {
  const plain = line.replace(/\r$/, "");
  if (plain.length <= MAX_LINE_CHARS) return plain;
  const start = Math.max(0, Math.min(column - 1 - MAX_LINE_CHARS / 4, plain.length - MAX_LINE_CHARS));
  return plain.slice(start, start + MAX_LINE_CHARS).toWellFormed();
}
