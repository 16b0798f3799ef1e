import { type HtmlDocument, languageTag } from "../../../plugin-sdk/index.ts";

/** The language of a page, in which its counts and dates are written; English where it names none that exists. */
export const languageOf = (document: HtmlDocument): string =>
  languageTag.safeParse(document.attrOf("html", "lang")).data ?? "en";
