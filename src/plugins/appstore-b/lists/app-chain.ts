import { jspbAt } from "../../../plugin-shared/google/jspb.ts";
import {
  eachPage,
  type Found,
  type Json,
  type PageRef,
  type RunContext,
  SourceError,
} from "../../../plugin-sdk/index.ts";
import { callRpc } from "../source.ts";
import type { AppLists } from "./app-lists.ts";
import { CONTINUED, listedApps, type PlacedApp } from "./listed-app.ts";

/** Further pages hold up to 100 apps each. */
const MAX_PAGES = 50;

/** A page of apps: how many places it has, and what leads to the next; the last page has no token, or an empty one. */
interface AppPage {
  from: PageRef;
  apps: readonly PlacedApp[];
  length: number;
  token: unknown;
}

/**
 * The apps of a search, developer or cluster: of the first page, each once, then of the pages that its token leads to,
 * which `further` holds to what was asked and may leave some out of; `make` gets each with its place among all. `aside` is what the first page says besides; it is saved with the place, so that a
 * resumed run need not read that page again.
 */
export async function* appChain<A extends Json, F extends Found<object>>(
  ctx: RunContext,
  lists: AppLists,
  first: () => Promise<AppPage & { aside: A }>,
  make: (placed: PlacedApp, from: PageRef, aside: A, pageNumber: number) => Promise<F>,
  further: (apps: readonly PlacedApp[], from: PageRef) => readonly PlacedApp[],
): AsyncGenerator<F, void, void> {
  type Cursor = { token: string; position: number; pageNumber: number; aside: A } | null;
  yield* eachPage<Cursor, F>(ctx, { first: null, max: MAX_PAGES }, async function* (cursor) {
    const next = cursor && (await nextPage(ctx, cursor.token, lists));
    if (cursor && next === null) return null;
    const page =
      cursor && next ? { ...next, apps: further(next.apps, next.from), aside: cursor.aside } : await first();
    const { from, apps, length, token, aside } = page;
    const { position, pageNumber } = cursor ?? { position: 0, pageNumber: 1 };
    for (const { app, place } of apps)
      yield await make({ app, place: place && position + place }, from, aside, pageNumber);
    if (typeof token !== "string" || token === "") return null;
    return { token, position: position + length, pageNumber: pageNumber + 1, aside };
  });
  // A refused page of an app costs its details; the list goes on to its end.
  lists.extra.end();
}

/** Fields of the wanted apps, as the numbers of the source. */
const FIELDS = [96, 27, 4, 8, 57, 30, 110, 79, 11, 16, 49, 1, 3, 9, 12, 104, 55, 56, 51, 10, 34, 77];

/** Null with a warning where the source does not know the page that its own token names: the apps before it are there. */
async function nextPage(ctx: RunContext, token: string, { locale }: AppLists): Promise<AppPage | null> {
  const payload = [[null, [[10, [10, 100]], true, null, FIELDS], null, token]];
  const answered = await callRpc(ctx, { rpc: "qnKhOb", payload }, locale).catch((error: unknown) => {
    if (error instanceof SourceError && error.code === "input_not_found") return null;
    throw error;
  });
  if (answered === null || answered.payload === null) {
    ctx.warn("pages_end_early", "The source names a further page of apps and then has none.");
    return null;
  }
  const { from, payload: answer } = answered;
  // Developer pages keep list and token at [0][0], clusters at [0][6].
  const base = jspbAt(answer, [0, 0, 0]) === null ? [0, 6] : [0, 0];
  const list = jspbAt(answer, [...base, 0]);
  const apps = listedApps(list, "a further page of apps", { locale, warn: ctx.warn, layout: CONTINUED });
  return { from, apps, length: (list as unknown[]).length, token: jspbAt(answer, [...base, 7, 1]) };
}
