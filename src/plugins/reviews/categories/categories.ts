import { eachTarget, type HttpResponse, operation, str, z } from "../../../plugin-sdk/index.ts";
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
import { pageOfKind } from "../site/as-asked.ts";
import type { State } from "../site/state.ts";
import { categoryOf } from "../targets.ts";

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
          parts: (page, state) => ({ category: { asked: category, shown: categoryOn(page, state) } }),
        },
        records,
      ),
    );
  },
});

/** The category that a page says to be about. */
function categoryOn(page: HttpResponse, state: State): string | null {
  const own = pageOfKind(page, state, "category");
  return str(state.query, "categoryId") ?? own?.value ?? null;
}
