import { defineScraper } from "../../plugin-sdk/index.ts";
import { failures } from "./failures.ts";
import { codeSearch } from "./operations/code-search.ts";
import { file } from "./operations/file.ts";
import { forkers } from "./operations/forkers.ts";
import { issue } from "./operations/issue.ts";
import { marketplace } from "./operations/marketplace.ts";
import { opportunities } from "./operations/opportunities.ts";
import { pullRequest } from "./operations/pull-request.ts";
import { search } from "./operations/search.ts";
import { stargazers } from "./operations/stargazers.ts";
import { trending } from "./operations/trending.ts";
import { trendingDevelopers } from "./operations/trending-developers.ts";
import { watchers } from "./operations/watchers.ts";
import { origins } from "./urls.ts";

export default defineScraper({
  id: "codehost",
  title: "Code host",
  summary:
    "Public repositories, code, issues, people and marketplace listings of GitHub, read without an account.",
  sdk: "^1",
  unit: "record",
  priceUsdMicros: 600,
  origins,
  failures,
  defaultOperation: "search",
  operations: [
    search,
    trending,
    trendingDevelopers,
    opportunities,
    codeSearch,
    issue,
    pullRequest,
    file,
    stargazers,
    watchers,
    forkers,
    marketplace,
  ],
});
