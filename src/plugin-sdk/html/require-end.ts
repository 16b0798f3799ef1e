import { changed } from "../source-error.ts";
import type { PageText } from "./document.ts";

/**
 * Throws `source_changed` for a page that was cut on the way: one that does not end with `end`, such as `</html>`,
 * in any case. White space and comments may follow it.
 */
export function requireEnd(page: PageText, end: string): void {
  let text = page.text.trimEnd();
  while (text.endsWith("-->")) {
    const open = text.lastIndexOf("<!--");
    if (open === -1) break;
    text = text.slice(0, open).trimEnd();
  }
  if (text.slice(-end.length).toLowerCase() === end.toLowerCase()) return;
  throw changed(page, `The page ends before its ${end}.`);
}
