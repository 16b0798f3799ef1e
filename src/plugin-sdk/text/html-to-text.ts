import { gather, isUnseen } from "../html/node-text.ts";
import { parseMarkup } from "../html/parse-markup.ts";
import { collapse } from "./collapse.ts";

// Stands for the edge of a block while lines are put together; no page text holds it.
const EDGE = "\u001e";

/** Plain text of an HTML fragment: `<br>`, paragraphs, list items and other blocks each start a new line; empty lines go. */
export function htmlToText(html: string): string {
  const text = gather(parseMarkup(html.replaceAll(EDGE, ""), false), EDGE, isUnseen);
  const lines = text.split(EDGE).map(collapse);
  return lines.filter((line) => line !== "").join("\n");
}
