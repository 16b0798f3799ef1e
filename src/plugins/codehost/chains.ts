import type { Chain } from "../../plugin-sdk/index.ts";

/** What of the Records of one operation another one takes. */
export const chains: readonly Chain[] = [
  { from: "search.fullName", to: "stargazers.repo" },
  { from: "search.fullName", to: "watchers.repo" },
  { from: "search.fullName", to: "forkers.repo" },
  { from: "trending.fullName", to: "search.repo" },
  { from: "trending.fullName", to: "stargazers.repo" },
  { from: "opportunities.url", to: "issue.url" },
  { from: "codeSearch.url", to: "file.url" },
  { from: "codeSearch.repo", to: "search.repo" },
  { from: "trendingDevelopers.popularRepo.fullName", to: "search.repo" },
];
