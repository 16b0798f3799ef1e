import type { HttpResponse, RunContext } from "../../plugin-sdk/index.ts";
import { type RestList, restPages } from "./paging.ts";
import { searchAnswerOf } from "./parse/search.ts";

/** GitHub answers 422 to anything past this row of a search. */
const MAX_SEARCH_ROWS = 1_000;

export interface SearchPage {
  response: HttpResponse;
  items: readonly unknown[];
  firstPosition: number;
}

/** The pages of a REST search. Tells the host the total, and that there is nothing when GitHub counts no hit. */
export async function* searchPages(
  ctx: RunContext,
  request: Pick<RestList, "path" | "query">,
): AsyncGenerator<SearchPage, void, void> {
  const rowsOf = (response: HttpResponse): readonly unknown[] => {
    const answer = searchAnswerOf(response);
    ctx.total(Math.min(answer.totalCount, MAX_SEARCH_ROWS));
    if (answer.totalCount === 0) ctx.foundNothing("GitHub counts no hit for this search.");
    if (answer.isIncomplete)
      ctx.warn("incomplete_results", "GitHub's search ran out of time; hits may be missing.");
    return answer.items;
  };
  for await (const page of restPages(ctx, { ...request, maxRows: MAX_SEARCH_ROWS, rowsOf })) {
    yield { response: page.response, items: page.rows, firstPosition: page.firstPosition };
  }
}
