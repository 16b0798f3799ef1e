import {
  type HtmlDocument,
  type HtmlNode,
  type LinkedReview,
  num,
  parseDate,
} from "../../../plugin-sdk/index.ts";
import { type Facts, fullSize } from "../pages/facts.ts";

/** What a review says, wherever it stands. */
export type SaidReview = Pick<
  LinkedReview,
  "text" | "rating" | "ratingMax" | "publishedOn" | "author" | "imageUrls"
>;

const WORDS = "[data-review-text-toggle-wrapper], [data-review-text]";
const REGION = "[data-review-region]";
const NAME = "[data-review-username]";

/** Reviews as the page shows them to people, by the number of the purchase. */
export function reviewsShown(doc: HtmlDocument, { language }: Facts) {
  return doc.all(REGION).map((region) => {
    const words = region.one(WORDS);
    const photos = region.all('img[src*="/iap/"]').flatMap((image) => image.url("src") ?? []);
    const name = region.textOf(NAME);
    const said: SaidReview = {
      text: words?.textOf("p") ?? (words?.text() || null),
      rating: num(region.attrOf('input[name="rating"]', "value")),
      ratingMax: null,
      publishedOn: dayIn(region, name, language),
      author: name === null ? null : { id: null, name, url: null, imageUrl: null },
      imageUrls: null,
    };
    return {
      id: region.attr("data-review-region"),
      text: region.text(),
      said,
      // Where tags are not closed, one runs into the next and tells of several; or its words went.
      isClear: !region.has(REGION) && (words === null || said.text !== null),
      imageUrls: photos.length === 0 ? null : photos.map(fullSize),
    };
  });
}

/** The day beside the name. */
function dayIn(region: HtmlNode, name: string | null, language: string | null): string | null {
  const beside =
    region
      .one(NAME)
      ?.parent?.text()
      .replace(name ?? "", "") ?? "";
  const day = parseDate(beside, language === null ? {} : { locale: language });
  return day?.length === "2026-01-31".length ? day : null;
}
