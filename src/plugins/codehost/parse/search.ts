import { arr, bool, type HttpResponse, int, SourceError } from "../../../plugin-sdk/index.ts";

/** One answer of a REST search. */
export interface SearchAnswer {
  totalCount: number;
  items: unknown[];
  /** The search ran out of time on GitHub's side, so hits may be missing. */
  isIncomplete: boolean;
}

/** Reads the envelope of a REST search; throws `source_changed` when it is none. */
export function searchAnswerOf(response: Pick<HttpResponse, "url" | "json">): SearchAnswer {
  const body = response.json();
  const totalCount = int(body, "total_count");
  const items = arr(body, "items");
  if (totalCount === null || items === null) {
    throw new SourceError("source_changed", "The search answer has no total_count or no items.", {
      url: response.url,
    });
  }
  return { totalCount, items, isIncomplete: bool(body, "incomplete_results") ?? false };
}
