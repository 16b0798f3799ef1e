import { defineScraper } from "../../plugin-sdk/index.ts";
import { chains } from "./chains.ts";
import { list } from "./list/list.ts";
import { place } from "./place/place.ts";
import { reviews } from "./reviews/reviews.ts";
import { search } from "./search/search.ts";
import { failures, origins, websites } from "./source.ts";

export default defineScraper({
  id: "maps",
  title: "Google Maps",
  summary: "Places of the map, searches for them, their reviews, and shared lists of places.",
  sdk: "^2",
  unit: "place",
  priceUsdMicros: 1_200,
  origins,
  websites,
  failures,
  retentionDays: 30,
  chains,
  defaultOperation: "search",
  operations: [search, list, place, reviews],
});
