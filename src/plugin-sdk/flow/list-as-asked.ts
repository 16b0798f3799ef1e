import type { PageRef } from "../http/types.ts";
import type { RunContext } from "../run-context.ts";
import { changed } from "../source-error.ts";
import { searchKey } from "../text/search-key.ts";

/** One part of what was asked for, such as the words, the place, the language or the number of the page. */
export interface ListPart {
  /** Null where the caller left it to the source: then it is not compared. */
  asked: string | number | null;
  /** What the page says it lists: in its canonical URL, search box, filters or total. Null where it does not say. */
  shown: string | number | null | undefined;
  /** Whether the two mean the same. Default: the same words in the same order, whatever their case and marks. */
  isSame?: (shown: string, asked: string) => boolean;
}

/**
 * Holds a page of a list to what was asked for, by what the page says itself: call it before its first Record. A source
 * that shows another list (of another place, shop or page) or another kind of page is `source_changed`, and no Record of
 * another list is sold. A part that the page does not say is not held against it as long as it says one of them.
 * @param parts by name, as the message has it: `{ place: { asked: "Rome", shown: title } }`
 * @throws SourceError `source_changed` for another list, and for a page that does not say which one it is
 */
export function listAsAsked(ctx: RunContext, page: PageRef, parts: Readonly<Record<string, ListPart>>): void {
  const asked = Object.entries(parts).filter(([, part]) => part.asked !== null);
  const told = asked.filter(([, { shown }]) => shown !== null && shown !== undefined);
  for (const [name, part] of told) {
    const [shown, wanted] = [String(part.shown), String(part.asked)];
    if (!(part.isSame ?? areSameWords)(shown, wanted))
      throw changed(page, `The page lists another ${name}: "${brief(shown)}" and not "${brief(wanted)}".`);
  }
  if (told.length === 0 && asked.length > 0) {
    const names = asked.map(([name]) => name).join(", ");
    throw changed(page, `The page does not say what it lists (${names}).`);
  }
  ctx.held(page);
}

function areSameWords(shown: string, asked: string): boolean {
  return wordsOf(shown) === wordsOf(asked);
}

/** Letters, digits and marks that are part of a word; what stands between them does not count. A text without any is itself. */
function wordsOf(text: string): string {
  const key = searchKey(text);
  return key.match(/[\p{L}\p{N}\p{M}]+/gu)?.join(" ") ?? key;
}

function brief(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
