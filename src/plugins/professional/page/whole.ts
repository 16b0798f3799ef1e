import { changed, type PageText, requireEnd } from "../../../plugin-sdk/index.ts";

const TAGS = ["section", "article", "ul", "li", "div"];

/**
 * A page that was cut on the way ends before its end; of a part of a page, which has no end of its own, each element that
 * opens must close. @throws SourceError `source_changed`
 */
export function requireWhole(page: PageText & { url: string }): void {
  if (/<html\b/i.test(page.text)) return requireEnd(page, "</html>");
  const text = page.text.replaceAll(/<!--.*?-->/gs, "").trimEnd();
  const isOpen = TAGS.some((tag) => countOf(text, `<${tag}(?=[\\s>])`) !== countOf(text, `</${tag}>`));
  if (isOpen || (text !== "" && !text.endsWith(">"))) throw changed(page, "The answer ends in the middle.");
}

const countOf = (text: string, pattern: string): number => text.match(new RegExp(pattern, "gi"))?.length ?? 0;
