import { isJsonObject, type Json } from "../../kernel/json.ts";
import type { Found } from "../found.ts";
import type { RunContext } from "../run-context.ts";

export interface Paging<C> {
  /** Cursor of the first page: its number, its offset, or null where later pages have tokens. JSON, since it is stored. */
  first: C;
  /** Most pages to read; one more that the source would have is a counted warning `page_limit_reached`. */
  max: number;
}

/** Reads one page: yields its Records and returns the cursor of the next page, or null after the last. */
export type ReadPage<C, F> = (cursor: C) => AsyncGenerator<F, C | null, void>;

/**
 * Reads page after page, with a checkpoint after each that has a next one: a resumed run starts at that page.
 * A cursor that was there before, or a page that repeats the one before it, ends the list with a counted warning
 * `pages_repeat`. Whether a first page without Records is empty or broken is for `read` to tell (`ctx.foundNothing`).
 */
export async function* eachPage<C, F extends Found<object>>(
  ctx: RunContext,
  { first, max }: Paging<C>,
  read: ReadPage<C, F>,
): AsyncGenerator<F, void, void> {
  let { cursor, pages } = placeOf(ctx.resumeFrom, first);
  const cursors = new Set<string>();
  let before: string | null = null;
  for (;;) {
    cursors.add(JSON.stringify(cursor));
    const records: object[] = [];
    const rows = read(cursor);
    let row = await rows.next();
    try {
      for (; row.done !== true; row = await rows.next()) {
        records.push(row.value.record);
        yield row.value;
      }
    } finally {
      // Lets `read` end when the host stops in the middle of a page.
      if (row.done !== true) await rows.return(null);
    }
    const next = row.value;
    pages += 1;
    if (next === null) return;
    const content = textsOf(records);
    if (cursors.has(JSON.stringify(next)) || (content !== null && content === before)) {
      ctx.warn("pages_repeat", `The source repeats itself after ${pages} pages and gives no more.`);
      return;
    }
    if (pages >= max) {
      ctx.warn("page_limit_reached", `The source has more than the ${max} pages that are read.`);
      return;
    }
    before = content;
    cursor = next;
    ctx.checkpoint({ cursor: cursor as Json, pages });
  }
}

/** What Records say in words: a source that repeats a page may still count its positions on. Null without words. */
function textsOf(records: readonly object[]): string | null {
  const texts = JSON.stringify(records, (_key, value: unknown) =>
    typeof value === "number" || typeof value === "boolean" ? undefined : value,
  );
  return /:"/.test(texts) ? texts : null;
}

function placeOf<C>(state: Json, first: C): { cursor: C; pages: number } {
  if (!isJsonObject(state) || state["cursor"] === undefined || !Number.isSafeInteger(state["pages"]))
    return { cursor: first, pages: 0 };
  return { cursor: state["cursor"] as C, pages: state["pages"] as number };
}
