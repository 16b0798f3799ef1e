import {
  type Coverage,
  coverageOf,
  eachTarget,
  fillerOf,
  operation,
  outcomeOf,
  type RunContext,
  z,
} from "../../../plugin-sdk/index.ts";
import { readContacts, showsAny } from "../contacts.ts";
import { localeInput, names, placeFlags, placeIds, targetForms } from "../inputs.ts";
import { embeddedReviews, ShownReview } from "../reviews/record.ts";
import type { Locale } from "../source.ts";
import { askPlace } from "./ask.ts";
import { closedOf } from "./closed.ts";
import { Place, type PlaceFacts } from "./record.ts";

export const PLACE_FEATURES = ["includeImages", "includeReviews", "scrapeContacts"] as const;
export type PlaceFlags = Locale & Record<(typeof PLACE_FEATURES)[number], boolean>;
const shownReview = fillerOf(ShownReview.shape);

export const place = operation({
  name: "place",
  aliases: ["places", "details", "placeDetails", "business"],
  title: "Places",
  summary:
    "All that the map shows of a place: address, position, hours, rating, prices, links, what it offers, busy hours.",
  agentHint: "Use with ids that `search` or `list` gave, or with addresses of places. One call per place.",
  availability: "partial",
  availabilityNote:
    "Runs only where the operator allows it: Google's robots.txt disallows /maps/preview. Without an account the map shows a few pictures and reviews; whether a place is closed permanently is only told in words.",
  input: z.object({ placeIds, ...localeInput, ...placeFlags }),
  normalize: targetForms("placeIds", "place"),
  selects: names("placeIds", "place", "page", "short"),
  features: PLACE_FEATURES,
  record: Place,
  dedupeKey: (record) => `${record.term}\n${record.id}\n${record.isAd}`,
  canary: {
    input: { placeIds: ["ChIJLU7jZClu5kcR4PcOOO6p3I0"] },
    atLeast: { records: 1, fields: ["name", "address", "rating", "latitude"] },
  },
  run: (ctx, asked, found) =>
    eachTarget(ctx, [...new Set(asked.placeIds)], async function* (target, inner) {
      const { page, message, facts } = await askPlace(inner, asked, target);
      const { record, coverage } = await placeRecord(inner, asked, facts, message);
      yield found(page, record, coverage);
    }),
});

/** The Record of a place: what was read of it and, where the input asks for it, what its message and web site add. */
export async function placeRecord(ctx: RunContext, asked: PlaceFlags, facts: PlaceFacts, message: unknown) {
  const { language, country = null } = asked;
  const reviews = asked.includeReviews ? embeddedReviews(message, ctx.warn, "topReviews") : null;
  const contacts =
    asked.scrapeContacts && facts.website !== null ? await readContacts(ctx, facts.website) : null;
  const record = {
    ...facts,
    albums: asked.includeImages ? facts.albums : null,
    imageUrls: asked.includeImages ? facts.imageUrls : null,
    topReviews: reviews?.map(shownReview) ?? null,
    reviewSnippets: asked.includeReviews ? facts.reviewSnippets : null,
    contacts,
    ...closedOf(facts.openStatusText, language),
    term: null,
    resultPosition: null,
    adPosition: null,
    isAd: null,
    language,
    country,
  };
  const coverage: Coverage = coverageOf({ ...asked }, PLACE_FEATURES, {
    // The source has more of both.
    includeImages: outcomeOf(false, record.imageUrls !== null),
    includeReviews: outcomeOf(
      false,
      [reviews, record.reviewSnippets].some((list) => (list?.length ?? 0) > 0),
    ),
    scrapeContacts: outcomeOf(contacts !== null && showsAny(contacts)),
  });
  return { record, coverage };
}
