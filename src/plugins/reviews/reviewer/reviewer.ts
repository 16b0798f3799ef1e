import {
  arr,
  atLeastOne,
  changed,
  coverageOf,
  eachTarget,
  flag,
  int,
  listField,
  neededLink,
  obj,
  operation,
  outcomeOf,
  type PageRef,
  type RunContext,
  shapeOf,
  sourceUrl,
  steps,
  str,
  z,
} from "../../../plugin-sdk/index.ts";
import { businesses, names, reviewers, targetForms } from "../inputs.ts";
import { businessPages, NEWEST } from "../site/business-page.ts";
import { pageOfKind } from "../site/as-asked.ts";
import { stateOn } from "../site/state.ts";
import { SITE } from "../source.ts";
import { businessOf, reviewerOf } from "../targets.ts";
import { OWN_REVIEW, REVIEWER, readReviewer } from "./reviewer-page.ts";

const FEATURES = ["includeReviews"] as const;
/** Pages of 20 reviews. */
const MAX_PAGES = 10;

export const Reviewer = z
  .object({
    ...shapeOf(REVIEWER),
    url: neededLink("Page of the reviewer."),
    reviews: listField(shapeOf(OWN_REVIEW), "What they wrote, newest first, with `includeReviews`."),
  })
  .meta({ title: "Reviewer", person: true });

export const reviewer = operation({
  name: "reviewer",
  aliases: ["user", "consumer", "reviewerProfile"],
  title: "Reviewer",
  summary: "Who wrote a review: name, country and number of reviews, and what else they wrote.",
  agentHint:
    "Use with `author.id` of `reviews` (with `includeAuthors`), or with a business for its newest reviewers.",
  availability: "partial",
  availabilityNote:
    "The page of a reviewer is read by its structure alone, since no recording of one was available; of a business the newest 20. The site often answers programs with a challenge, which Quarry does not solve.",
  input: z
    .object({
      reviewers: reviewers.optional(),
      businesses: businesses
        .optional()
        .describe("Businesses: who wrote the newest reviews of each, as those show them.")
        .meta({ aliases: ["business", "domain", "domains", "company"] }),
      includeReviews: flag.default(false).describe("Also gives their reviews: one page more for each 20."),
    })
    .check(atLeastOne("reviewers", "businesses")),
  normalize: steps(targetForms("reviewers", reviewerOf), targetForms("businesses", businessOf)),
  selects: names("reviewers", "reviewer"),
  features: FEATURES,
  record: Reviewer,
  dedupeKey: (record) => record.id,
  canary: {
    input: { businesses: ["www.trustpilot.com"] },
    atLeast: { records: 5, fields: ["name", "reviewCount"] },
  },
  run(ctx, asked, found) {
    const pages = businessPages(ctx, undefined);
    const make = (page: PageRef, { reviewer: person, reviews }: Person) => {
      const missing = (person.reviewCount ?? 0) - reviews.length;
      const url = sourceUrl(SITE, "/users/{id}", { id: person.id });
      const outcomes = { includeReviews: outcomeOf(missing <= 0, reviews.length > 0) };
      const record = { ...person, url, reviews: asked.includeReviews ? reviews : null };
      return found(page, record, coverageOf(asked, FEATURES, outcomes));
    };
    const ids = new Set(asked.reviewers);
    return eachTarget(ctx, [...ids, ...new Set(asked.businesses)], async function* (target, inner) {
      if (ids.has(target)) {
        const { page, person } = await readPages(inner, target, asked.includeReviews);
        const missing = (person.reviewer.reviewCount ?? 0) - person.reviews.length;
        if (asked.includeReviews && missing > 0)
          inner.warn("rows_missing", `reviews: ${missing} reviews of ${target} are not listed.`);
        return void (yield make(page, person));
      }
      const { page, state } = await pages(target, NEWEST);
      const business = obj(state.props, "businessUnit");
      const rows = arr(state.props, "reviews");
      if (rows === null || (rows.length === 0 && int(business, "numberOfReviews") !== 0))
        throw changed(page, "The page states reviews and lists none.");
      if (rows.length === 0) inner.foundNothing(`Nobody has reviewed ${target}.`);
      for (const row of rows) {
        const props = { consumer: obj(row, "consumer"), reviews: [{ ...obj(row), businessUnit: business }] };
        const person = readReviewer(props, str(row, "consumer.id") ?? "", inner.warn);
        if (person === null) inner.warn("row_dropped", "reviewer: a review does not say who wrote it.");
        else yield make(page, person);
      }
    });
  },
});

type Person = NonNullable<ReturnType<typeof readReviewer>>;

/** The page of a reviewer, and those with the rest of their reviews where they are wanted. */
async function readPages(ctx: RunContext, id: string, wantsReviews: boolean) {
  const { page, person, pages } = await readPage(ctx, id, 1);
  const reviews = new Map(person.reviews.map((one) => [one.id, one]));
  for (let number = 2; wantsReviews && number <= Math.min(pages ?? 1, MAX_PAGES); number++)
    for (const one of (await readPage(ctx, id, number)).person.reviews) reviews.set(one.id, one);
  return { page, person: { ...person, reviews: [...reviews.values()] } };
}

async function readPage(ctx: RunContext, id: string, number: number) {
  const query = { page: number === 1 ? undefined : number };
  const page = await ctx.http.get(sourceUrl(ctx.origin("web"), "/users/{id}", { id }), { query });
  const state = stateOn(page);
  if (state === null) throw changed(page, "The page of the reviewer has no state.");
  pageOfKind(page, state, "reviewer");
  const person = readReviewer(state.props, id, ctx.warn);
  if (person === null) throw changed(page, `The page is not about reviewer ${id}.`);
  return { page, person, pages: person.pages };
}
