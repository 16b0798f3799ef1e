import {
  changed,
  findByType,
  firstOf,
  jsonLd,
  type JsonObject,
  obj,
  type PageText,
  readReviews,
  str,
} from "../../../plugin-sdk/index.ts";
import { ID, readSiteUrl } from "../targets.ts";
import { stateReviewOf } from "./linked-data.ts";
import { type State, withoutNulls } from "./state.ts";

/**
 * What JSON-LD says on the page of a single review. @throws SourceError `source_changed` where it does not have the review,
 * or not what it is about
 */
export function linkedReview(page: PageText, id: string): State {
  const linked = jsonLd(page.text);
  const nodes = findByType(linked.items, "Review");
  const [only, ...others] = nodes;
  const isAlone = others.length === 0 && only !== undefined && idOf(only) === undefined;
  const node = nodes.find((one) => idOf(one) === id) ?? (isAlone ? only : undefined);
  const rest = linked.items.filter((item) => item === node || !nodes.includes(item));
  const review = readReviews({ ...linked, items: rest }).reviews?.[0];
  const about = node && reviewedBy(node, rest);
  const name = about && nameOf(about);
  if (review === undefined || name == null)
    throw changed(page, `The page does not show review ${id} and what it is about.`);
  const props = {
    businessUnit: { identifyingName: name, displayName: str(about, "name") },
    reviews: [{ ...stateReviewOf(review), id }],
  };
  return { answer: "linked data", props: withoutNulls(props), query: null, locale: null };
}

const idOf = (node: JsonObject): string | undefined =>
  ["@id", "url", "identifier"]
    .flatMap((key) => str(node, key)?.split(/[/?#]/) ?? [])
    .find((part) => ID.test(part));

/** The business, which stands in the review or beside it. */
function reviewedBy(node: JsonObject, items: readonly JsonObject[]): JsonObject | undefined {
  const named = obj(firstOf(node, ["itemReviewed[0]", "itemReviewed"]));
  const beside = items.find((item) => named !== null && item["@id"] === named["@id"] && item !== node);
  return beside ?? named ?? findByType(items, "LocalBusiness")[0];
}

/** Its page on the site names it, and so does its `@id`. */
function nameOf(about: JsonObject): string | null {
  const page = readSiteUrl(str(about, "url") ?? "");
  return page?.kind === "business" ? page.value : (str(about, "@id")?.split("/Organization/")[1] ?? null);
}
