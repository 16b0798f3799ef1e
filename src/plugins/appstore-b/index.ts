import { defineScraper } from "../../plugin-sdk/index.ts";
import { failures } from "./failures.ts";
import { app } from "./operations/app.ts";
import { dataSafety } from "./operations/data-safety.ts";
import { developer } from "./operations/developer.ts";
import { keywords } from "./operations/keywords.ts";
import { permissions } from "./operations/permissions.ts";
import { rankings } from "./operations/rankings.ts";
import { reviews } from "./operations/reviews.ts";
import { search } from "./operations/search.ts";
import { PLAY } from "./urls.ts";

export default defineScraper({
  id: "appstore-b",
  title: "Google Play",
  summary: "Apps, reviews, charts, developers, permissions and data safety of the Android app shop.",
  sdk: "^1",
  unit: "record",
  priceUsdMicros: 1_400,
  origins: {
    web: {
      url: PLAY,
      requestsPerSecond: 1,
      concurrency: 1,
      headers: { "accept-language": "en-US,en;q=0.8" },
    },
  },
  failures,
  defaultOperation: "app",
  operations: [search, app, reviews, rankings, developer, keywords, permissions, dataSafety],
});
