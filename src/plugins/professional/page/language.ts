import { type HtmlDocument, languageTag } from "../../../plugin-sdk/index.ts";

/** The language of a page without its country; English where it names none that exists. */
export const languageOf = (document: HtmlDocument): string =>
  languageTag.safeParse(document.attrOf("html", "lang")).data?.split("-")[0] ?? "en";
