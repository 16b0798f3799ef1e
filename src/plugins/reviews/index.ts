import { defineScraper } from "../../plugin-sdk/index.ts";
import { chains } from "./chains.ts";
import { business } from "./business/business.ts";
import { categories } from "./categories/categories.ts";
import { reviewer } from "./reviewer/reviewer.ts";
import { reviews } from "./reviews/reviews.ts";
import { search } from "./search/search.ts";
import { failures, origins } from "./source.ts";
import { subjectsOf } from "./subjects.ts";

export default defineScraper({
  id: "reviews",
  title: "Business reviews",
  summary: "Businesses, their reviews, categories and reviewers of Trustpilot.",
  sdk: "^2",
  unit: "record",
  priceUsdMicros: 1_000,
  origins,
  failures,
  retentionDays: 30,
  subjectsOf,
  chains,
  defaultOperation: "business",
  operations: [search, business, reviews, categories, reviewer],
});
