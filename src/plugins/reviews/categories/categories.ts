import { changed, eachTarget, type HttpResponse, operation, str, z } from "../../../plugin-sdk/index.ts";
import { Business, businessRecords } from "../business/businesses.ts";
import { listedBusinesses } from "../business/list-page.ts";
import {
  BUSINESS_FLAGS,
  businessFlags,
  categories as ids,
  marketInput,
  names,
  targetForms,
} from "../inputs.ts";
import type { State } from "../site/state.ts";
import { categoryOf, readSiteUrl } from "../targets.ts";

const sort = z
  .enum(["relevance", "reviews_count", "latest_review"])
  .default("relevance")
  .describe("Order: the site's own, by number of reviews, or by the newest review.")
  .meta({ aliases: ["sortBy", "order"] });

export const categories = operation({
  name: "categories",
  aliases: ["category", "categoryBusinesses", "listings"],
  title: "Businesses of a category",
  summary: "The businesses of a category of one country, with score, number of reviews and place.",
  agentHint: "Use with ids such as electronics_technology; a business names those that it is in.",
  availability: "partial",
  availabilityNote:
    "The site often answers programs with a challenge, which Quarry does not solve. 100 pages of 20 businesses are read.",
  input: z.object({ categories: ids, country: marketInput, sort, ...businessFlags }),
  normalize: targetForms("categories", categoryOf, "country"),
  selects: names("categories", "category"),
  features: BUSINESS_FLAGS,
  record: Business,
  dedupeKey: (record) => `${record.category}\n${record.id}`,
  canary: {
    input: { categories: ["electronics_technology"] },
    atLeast: { records: 10, fields: ["name", "rating"] },
  },
  run(ctx, asked, found) {
    const records = businessRecords(ctx, asked, found);
    return eachTarget(ctx, [...new Set(asked.categories)], (category, inner) =>
      listedBusinesses(
        inner,
        {
          country: asked.country,
          template: "/categories/{category}",
          values: { category },
          query: { sort: asked.sort === "relevance" ? undefined : asked.sort },
          what: `category ${category}`,
          own: { category },
          check: (page, state) => checkCategory(page, state, category),
        },
        records,
      ),
    );
  },
});

/** @throws SourceError `source_changed` for a page that says to be about another category */
function checkCategory(page: HttpResponse, { props, query }: State, category: string): void {
  const address = str(props, "seoData.canonicalUrl") ?? str(props, "pageUrl") ?? "";
  const named = str(query, "categoryId") ?? readSiteUrl(address)?.value ?? category;
  if (named !== category) throw changed(page, `The page is about category ${named}, not ${category}.`);
}
