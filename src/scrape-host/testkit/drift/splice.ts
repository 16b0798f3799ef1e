/** Puts `text` in place of what stands from `start` up to `end`. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** The text with all edits made. Of two that overlap, the one that starts first counts. */
export function spliced(text: string, edits: readonly Edit[]): string {
  let at = 0;
  let result = "";
  for (const edit of edits.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (edit.start < at) continue;
    result += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + text.slice(at);
}
