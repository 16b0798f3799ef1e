import { collapse, type HtmlDocument } from "../../../plugin-sdk/index.ts";
import { phraseOf } from "../targets.ts";

/** Links at the foot of listings, which lead anywhere: they tell nothing of the listing. */
const ANYWHERE = '[data-appears-component-name^="seo_internal_link"], [data-ilm-link-id]';

export interface LinkedSearch {
  phrase: string;
  isRelated: boolean;
}

/** Searches that a page links to as market pages, each once, in page order. */
export function linkedSearchesOn(doc: HtmlDocument): LinkedSearch[] {
  const found = new Map<string, LinkedSearch>();
  for (const link of doc.all('a[href*="/market/"]')) {
    const phrase = collapse(phraseOf(/\/market\/([^/?#]+)/.exec(link.url() ?? "")?.[1] ?? ""));
    const isRelated = link.closest(ANYWHERE) === null;
    if (phrase !== "" && (isRelated || !found.has(phrase))) found.set(phrase, { phrase, isRelated });
  }
  return [...found.values()];
}
