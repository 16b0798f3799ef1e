import { defineScraper } from "../../plugin-sdk/index.ts";
import { chains } from "./chains.ts";
import { app } from "./app/app.ts";
import { dataSafety } from "./data-safety/data-safety.ts";
import { developer } from "./developer/developer.ts";
import { keywords } from "./keywords/keywords.ts";
import { permissions } from "./permissions/permissions.ts";
import { rankings } from "./rankings/rankings.ts";
import { reviews } from "./reviews/reviews.ts";
import { search } from "./search/search.ts";
import { similar } from "./similar/similar.ts";
import { failures, origins } from "./source.ts";

export default defineScraper({
  id: "appstore-b",
  title: "Google Play",
  summary: "Apps, reviews, charts, developers, permissions and data safety of the Android app shop.",
  sdk: "^2",
  unit: "record",
  priceUsdMicros: 1_400,
  origins,
  failures,
  chains,
  defaultOperation: "app",
  operations: [search, app, reviews, rankings, developer, similar, keywords, permissions, dataSafety],
});
