import {
  arr,
  at,
  changed,
  firstOf,
  type HttpResponse,
  obj,
  type RunContext,
  sourceUrl,
  str,
} from "../../../plugin-sdk/index.ts";
import { businessOf, ID } from "../targets.ts";
import { STARS } from "./kinds.ts";
import { type State, withoutNulls } from "./state.ts";

/** The template that shows reviews beside the figures; such ids are the same for everybody. */
const TEMPLATE = "53aa8912dec7e10d38f59f36";

/** Asks for what sites show of a business in a widget: figures, and the reviews that the business lets it show. */
export async function askWidget(ctx: RunContext, id: string): Promise<{ page: HttpResponse; state: State }> {
  const url = sourceUrl(ctx.origin("widget"), "/trustbox-data/{template}", { template: TEMPLATE });
  const query = { businessUnitId: id, locale: "en-US", includeReviews: true, reviewsPerPage: 15 };
  const page = await ctx.http.get(url, { query });
  const answer = page.json();
  const unit = obj(firstOf(answer, ["businessUnit", "businessEntity"]));
  const profile = str(answer, "links.profileUrl");
  const name = str(unit, "identifyingName") ?? (profile === null ? null : businessOf(profile));
  if (unit === null || name === null || (str(unit, "id") ?? id) !== id)
    throw changed(page, `The answer does not name business ${id}.`);
  const counts = obj(unit, "numberOfReviews");
  const ratings =
    counts && STARS.map((star) => [star, at(counts, `${star}Star${star === "one" ? "" : "s"}`)]);
  const props = {
    businessUnit: {
      ...unit,
      id,
      identifyingName: name,
      numberOfReviews: counts === null ? unit["numberOfReviews"] : counts["total"],
    },
    filters: ratings && { reviewStatistics: { ratings: Object.fromEntries(ratings) as object } },
    reviews: arr(answer, "reviews")?.map(reviewOf),
  };
  return { page, state: { answer: "widget", props: withoutNulls(props), query: null, locale: null } };
}

/** A review of the widget in the form of the site's. */
function reviewOf(review: unknown): object {
  const id = str(review, "reviewUrl")
    ?.split(/[/?#]/)
    .find((part) => ID.test(part));
  const reply = obj(review, "companyReply");
  return {
    ...obj(review),
    id: str(review, "id") ?? id,
    rating: at(review, "stars"),
    dates: { publishedDate: str(review, "createdAt") },
    labels: { verification: obj(review, "verification") },
    reply: reply && { message: reply["text"], publishedDate: reply["createdAt"] },
  };
}
