import {
  changed,
  type HtmlDocument,
  type HtmlNode,
  int,
  type PageText,
  parseHtml,
  wholeNumberIn,
} from "../../../plugin-sdk/index.ts";
import { ID, readSiteUrl } from "../targets.ts";
import { type State, withoutNulls } from "./state.ts";

/**
 * What the attributes in the markup of a page say of a business and its reviews, for pages with neither a state nor JSON-LD.
 * @throws SourceError `source_changed` where they do not name the business
 */
export function markupState(page: PageText & { url: string }): State {
  const document = parseHtml(page);
  const own = ['a[href*="/evaluate/"]', 'link[rel="canonical"][href]']
    .map((selector) => readSiteUrl(document.urlOf(selector, "href") ?? ""))
    .find((target) => target?.kind === "business");
  if (own === undefined || own === null) throw changed(page, "The page does not name a business.");
  const cards = document
    .all("[data-service-review-card-paper]")
    // These stand for others in the list.
    .filter((card) => !card.has("[data-relevant-review-text-typography]"));
  const props = {
    businessUnit: {
      identifyingName: own.value,
      displayName: document.textOf('h1 [class*="title_displayName"]'),
      trustScore: numberIn(document.textOf("[data-rating-typography]")),
      numberOfReviews: wholeNumberIn(document.textOf("p[data-reviews-count-typography]") ?? ""),
      websiteUrl: document.urlOf("a[data-visit-website-button-link][href]", "href"),
    },
    reviews: [...new Map(cards.map((card) => [card.html(), reviewOf(card)])).values()],
    filters: { pagination: { totalPages: nextPageOn(document) } },
  };
  return { answer: "markup", props: withoutNulls(props), query: null, locale: null };
}

/** The number of the page that the link to the next one has; null on the last one. */
export function nextPageOn(document: HtmlDocument): number | null {
  const next = document.urlOf('[rel~="next"][href], [data-pagination-button-next-link][href]', "href");
  return next === null ? null : int(new URL(next).searchParams.get("page"));
}

/** A review in the form of the state. */
function reviewOf(card: HtmlNode): object {
  const author = idAt(card.urlOf('a[href*="/users/"]', "href"));
  const reply = card.textOf("[data-service-review-business-reply-text-typography]");
  return {
    id: idAt(card.urlOf('a[href*="/reviews/"]', "href")),
    rating: int(card.attrOf("[data-service-review-rating]", "data-service-review-rating")),
    title: card.textOf("[data-service-review-title-typography]"),
    text: card.textOf("[data-service-review-text-typography]") ?? "",
    language: card.attrOf("[data-review-content][lang]", "lang"),
    dates: { publishedDate: card.attrOf("time[data-service-review-date-time-ago]", "datetime") },
    consumer: {
      id: author,
      displayName: card.textOf("[data-consumer-name-typography]"),
      numberOfReviews: int(card.attrOf("[data-consumer-reviews-count]", "data-consumer-reviews-count")),
      countryCode: card.textOf("[data-consumer-country-typography]"),
    },
    reply: reply && {
      message: reply,
      publishedDate: card.attrOf("time[data-service-review-business-reply-date-time-ago]", "datetime"),
    },
  };
}

const idAt = (url: string | null): string | null => url?.split(/[/?#]/).find((part) => ID.test(part)) ?? null;

/** The score has one decimal place, in some languages after a comma. */
const numberIn = (text: string | null): number | null => {
  const [found] = /^[1-5](?:[.,]\d)?$/.exec(text ?? "") ?? [];
  return found === undefined ? null : Number(found.replace(",", "."));
};
