import { at, changed, listAsAsked, type RunContext, str } from "../../../plugin-sdk/index.ts";
import type { Answer } from "../page/answer.ts";
import { addsTo } from "../page/lists.ts";
import { saidIn } from "../page/texts.ts";
import { anyOf } from "../page/walk.ts";

/** Holds pages of one search to its text. @throws SourceError `source_changed` for another search, and for what is none */
export function searchedFor(ctx: RunContext, term: string): (answer: Answer) => void {
  let corrected: string | null = null;
  return (answer) => {
    const { page, data } = answer;
    const results = at(data, "contents.twoColumnSearchResultsRenderer");
    const other = anyOf(results, "showingResultsForRenderer");
    if (other !== null) {
      corrected = saidIn(at(other, "correctedQuery"));
      ctx.warn("search_corrected", `YouTube searched for "${corrected ?? "another text"}".`);
    }
    const shown = echoed(data);
    if (shown === null && results === null && addsTo(answer)?.startsWith("search") !== true)
      throw changed(page, "The answer is none to a search.");
    if (shown === null || shown === corrected) ctx.held(page);
    else listAsAsked(ctx, page, { text: { asked: term, shown } });
  };
}

/** The text that each filter of the page would search for again. */
const echoed = (data: Answer["data"]): string | null =>
  str(anyOf(data["header"], "searchEndpoint"), "query") ??
  str(anyOf(anyOf(data["contents"], "searchSubMenuRenderer"), "searchEndpoint"), "query");
