import {
  arr,
  findByType,
  int,
  jsonLd,
  type LinkedReview,
  type PageText,
  parseHtml,
  readLocalBusiness,
  readReviews,
  str,
} from "../../../plugin-sdk/index.ts";
import { businessUrl, origins } from "../source.ts";
import { readSiteUrl } from "../targets.ts";
import { STARS } from "./kinds.ts";
import { nextPageOn } from "./markup.ts";
import { type State, withoutNulls } from "./state.ts";

const COLUMNS = "mainEntity.csvw:tableSchema.csvw:columns";

/** What JSON-LD says of a business and its reviews, for pages without a state; null where it does not name the business. */
export function linkedState(page: PageText & { url: string }, name: string): State | null {
  const path = new URL(businessUrl(name)).pathname;
  const linked = jsonLd(page.text);
  const about = [...Object.values(origins).map(({ url }) => url + path), `https://${name}`];
  const { business, contact } = readLocalBusiness(linked, { about });
  if (business === null) return null;
  const order = findByType(linked.items, "Review").map((node) => str(node, "@id"));
  const placeOf = (review: LinkedReview) => order.indexOf(review.id);
  const listed = readReviews(linked, { about }).reviews?.toSorted(
    (one, other) => placeOf(one) - placeOf(other),
  );
  const { address } = business;
  const [histogram] = findByType(linked.items, "Dataset").map((node) => arr(node, COLUMNS));
  const stars = histogram?.map((column) => int(column, "csvw:cells[0].csvw:value")) ?? [];
  const props = {
    businessUnit: {
      identifyingName: name,
      displayName: business.name,
      trustScore: business.rating,
      numberOfReviews: business.reviewCount ?? business.ratingCount,
      websiteUrl: business.profileUrls?.[0],
      profileImageUrl: business.imageUrl,
      contactInfo: address && {
        ...address,
        ...contact,
        address: address.street,
        zipCode: address.postalCode,
      },
    },
    description: business.description,
    reviews: listed?.map(stateReviewOf),
    filters: {
      pagination: { totalPages: nextPageOn(parseHtml(page)) },
      reviewStatistics: { ratings: Object.fromEntries(STARS.map((star, index) => [star, stars[index]])) },
    },
  };
  return { answer: "linked data", props: withoutNulls(props), query: null, locale: null };
}

/** In the form of the state. Old pages have no ids of reviews; who wrote it and when tells one from the others. */
export function stateReviewOf(review: LinkedReview): object {
  const author = readSiteUrl(review.author?.url ?? "")?.value;
  const known = author && review.publishedAt && `${author}-${review.publishedAt}`;
  const id = review.id?.split("/").at(-1) ?? known;
  return {
    ...review,
    id,
    dates: { publishedDate: review.publishedAt },
    consumer: { id: author, displayName: review.author?.name },
  };
}
