import { type HtmlDocument, num } from "../../../plugin-sdk/index.ts";
import { fullSize } from "./facts.ts";

export interface CustomerPhoto {
  id: string;
  imageUrl: string;
  previewUrl: string;
  /** Number of the purchase, which the review has too. */
  transactionId: string | null;
  /** Listing that was bought: a page also shows photos of others of the shop. */
  listingId: string | null;
  rating: number | null;
  text: string | null;
}

/** The photos that buyers took: pictures of the path `/iap/`, each once; a larger view tells more of the review. */
export function customerPhotosOn(doc: HtmlDocument): CustomerPhoto[] {
  const photos = new Map<string, CustomerPhoto>();
  for (const image of doc.all('img[src*="/iap/"]')) {
    const src = image.url("src");
    const id = /\/iap_[^./]+\.(\d+)_/.exec(src ?? "")?.[1];
    if (src === null || id === undefined) continue;
    const pane = image.closest("li, [data-review-region]");
    // Where tags are not closed, a pane runs into the next one and tells of several.
    const reviews = pane?.all("[data-review-container]") ?? [];
    const isClean = new Set(reviews.map((review) => review.attr("data-content-pane"))).size <= 1;
    const known = photos.get(id);
    const transaction = image.closest("[data-transaction-id]")?.attr("data-transaction-id");
    const region = image.closest("[data-review-region]")?.attr("data-review-region");
    const told = isClean ? (reviews[0] ?? null) : null;
    const bought = told?.attr("data-listing-id") ?? null;
    photos.set(id, {
      id,
      imageUrl: fullSize(src),
      previewUrl: src.replace(/\?.*$/, "").replace(/\/iap_[^./]+\./, "/iap_300x300."),
      transactionId: known?.transactionId ?? transaction ?? told?.attr("data-content-pane") ?? region ?? null,
      listingId: known?.listingId ?? bought,
      rating: known?.rating ?? (isClean ? num(pane?.attrOf('input[name="rating"]', "value") ?? null) : null),
      text: known?.text ?? told?.textOf("[data-review-text]") ?? null,
    });
  }
  return [...photos.values()];
}
