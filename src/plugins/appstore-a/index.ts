import { defineScraper } from "../../plugin-sdk/index.ts";
import { chains } from "./chains.ts";
import { app } from "./app/app.ts";
import { developer } from "./developer/developer.ts";
import { keywords } from "./keywords/keywords.ts";
import { rankings } from "./rankings/rankings.ts";
import { reviews } from "./reviews/reviews.ts";
import { search } from "./search/search.ts";
import { failures, origins } from "./source.ts";

export default defineScraper({
  id: "appstore-a",
  title: "Apple App Store",
  summary: "Apps, search results, reviews, charts, developers and search suggestions of the App Store.",
  sdk: "^2",
  unit: "record",
  priceUsdMicros: 1_400,
  origins,
  failures,
  chains,
  defaultOperation: "app",
  operations: [search, app, reviews, rankings, developer, keywords],
});
