import { changed, eachPage, type Found, type RunContext } from "../../../plugin-sdk/index.ts";
import { type Answer, call, type Locale } from "../page/answer.ts";
import { heldToLists, listsOn } from "../page/lists.ts";
import { type Card, type Cards, cardsIn, listRoots } from "./cards.ts";

/** Where a list goes on: the token of a page, and how many rows came before it. Null token: the first page. */
interface Cursor {
  token: string | null;
  read: number;
  /** False where one of those could not be read, which leaves the places of the others unknown. */
  isCounted: boolean;
  /** What the first page calls its lists: further pages say to which of them they add. */
  lists: readonly string[];
}
const FIRST: Cursor = { token: null, read: 0, isCounted: true, lists: [] };
/** Beyond what YouTube gives of any list. */
const MAX_PAGES = 1_000;

export interface ListOf<F> {
  /** Name of the call that brings further pages. */
  more: "search" | "browse";
  locale: Locale;
  /** The first page, already held to what was asked. */
  open: () => Promise<Answer>;
  /** Holds a further page to what was asked; by default it says which list of the first page it adds to. */
  hold?: (answer: Answer) => void;
  /** Reads what stands beside the rows of the first page, and may check whose list it is. */
  head?: (answer: Answer) => unknown[] | null;
  make: (answer: Answer, card: Card, place: number | null) => F;
  /** At the end of the last page: how many rows came. */
  end?: (read: number) => void;
}

/** All pages of a list. @throws SourceError `source_changed` for a page without rows that does not say that it has none */
export function listPages<F extends Found<object>>(
  ctx: RunContext,
  list: ListOf<F>,
): AsyncGenerator<F, void, void> {
  return eachPage<Cursor, F>(
    ctx,
    { first: FIRST, max: MAX_PAGES },
    async function* ({ token, read, isCounted, lists }) {
      const isFirst = token === null;
      const answer = isFirst
        ? await list.open()
        : await call(ctx, list.more, { continuation: token }, list.locale);
      if (!isFirst) (list.hold ?? ((further) => void heldToLists(ctx, further, lists)))(answer);
      const roots = (isFirst ? list.head?.(answer) : undefined) ?? listRoots(answer.data);
      const { cards, count, next, isEmpty, ...page } = readCards(ctx, answer, roots);
      if (cards.length === 0 && next === null && !isEmpty && isFirst)
        throw changed(answer.page, "The list has no rows, and does not say that it is empty.");
      if (cards.length === 0 && !isFirst) ctx.warn("page_empty", "A further page of the list has no rows.");
      if (cards.length === 0 && isFirst) ctx.foundNothing("YouTube says that there is nothing here.");
      for (const card of cards) {
        const place = isCounted && card.place !== null ? read + card.place : null;
        yield list.make(answer, card, place);
      }
      if (next === null) list.end?.(read + count);
      return next === null
        ? null
        : {
            token: next,
            read: read + count,
            isCounted: isCounted && page.isCounted,
            lists: isFirst ? listsOn(answer) : lists,
          };
    },
  );
}

export const readCards = (ctx: RunContext, { page, language }: Answer, roots: readonly unknown[]): Cards =>
  cardsIn(roots, { language, now: page.fetchedAt, warn: ctx.warn });
