import { changed, int, obj, type RunContext, sourceUrl, str } from "../../../plugin-sdk/index.ts";
import type { BusinessPage } from "../site/business-page.ts";
import { linkedReview } from "../site/linked-review.ts";
import { pageOfKind } from "../site/as-asked.ts";
import { objectsIn, type State, stateOn } from "../site/state.ts";
import { editionFor } from "../source.ts";

/**
 * Reads the page of one review, in the form of the page of a business. Where its state keeps things is not known from a
 * recording, so they are found by what they hold.
 */
export async function singleReview(
  ctx: RunContext,
  country: string | undefined,
  id: string,
): Promise<BusinessPage> {
  const page = await ctx.http.get(sourceUrl(ctx.origin(editionFor(country)), "/reviews/{id}", { id }));
  const whole = stateOn(page);
  if (whole === null)
    ctx.warn("state_missing", `The page of review ${id} has no state; its JSON-LD was read.`);
  const state = whole === null ? linkedReview(page, id) : reviewState(whole, id);
  const own = pageOfKind(page, whole ?? state, "review");
  if (own !== null && own.value !== id)
    throw changed(page, `The page is about review ${own.value} and not ${id}.`);
  const name = str(state.props, "businessUnit.identifyingName");
  if (name === null) throw changed(page, `The page does not show review ${id} and what it is about.`);
  return { page, state, name };
}

function reviewState(state: State, id: string): State {
  const inside = [...objectsIn(state.props)];
  const review = inside.find((one) => one["id"] === id && int(one["rating"] ?? one["stars"]) !== null);
  const units = [review?.["businessUnit"], state.props["businessUnit"], ...inside];
  const businessUnit = units.find((one) => str(one, "identifyingName") !== null) ?? null;
  const reviews =
    review === undefined ? [] : [{ ...review, rating: review["rating"] ?? review["stars"] ?? null }];
  return {
    ...state,
    props: { businessUnit: review === undefined ? null : obj(businessUnit), reviews },
  };
}
