import { text, webUrl } from "./cleaners.ts";
import { dig, listAt } from "./sparse.ts";

export interface Suggestion {
  text: string;
  /** Results page, absolute. */
  url: string | null;
}

/** What the search box suggests; no payload means nothing. */
export function parseSuggestions(payload: unknown): Suggestion[] {
  return listAt(payload, [0, 0]).flatMap((node) => {
    const suggestion = text(dig(node, [0]));
    return suggestion === null ? [] : { text: suggestion, url: webUrl(dig(node, [2, 4, 2])) };
  });
}
