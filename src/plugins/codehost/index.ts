import { defineScraper } from "../../plugin-sdk/index.ts";
import { chains } from "./chains.ts";
import { failures } from "./failures.ts";
import { codeSearch } from "./code-search/code-search.ts";
import { file } from "./file/file.ts";
import { forkers } from "./forkers/forkers.ts";
import { issue } from "./issue/issue.ts";
import { marketplace } from "./marketplace/marketplace.ts";
import { opportunities } from "./opportunities/opportunities.ts";
import { pullRequest } from "./pull-request/pull-request.ts";
import { search } from "./search/search.ts";
import { stargazers } from "./stargazers/stargazers.ts";
import { trending } from "./trending/trending.ts";
import { trendingDevelopers } from "./trending-developers/trending-developers.ts";
import { watchers } from "./watchers/watchers.ts";
import { origins } from "./urls.ts";

export default defineScraper({
  id: "codehost",
  title: "Code host",
  summary:
    "Public repositories, code, issues, people and marketplace listings of GitHub, read without an account.",
  sdk: "^2",
  unit: "record",
  priceUsdMicros: 600,
  origins,
  failures,
  retentionDays: 30,
  chains,
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
