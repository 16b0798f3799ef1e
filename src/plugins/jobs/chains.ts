import type { Chain } from "../../plugin-sdk/index.ts";

/** What of the Records of one operation another one takes. */
export const chains: readonly Chain[] = [
  { from: "search.id", to: "job.jobIds" },
  { from: "search.company.url", to: "company.companies" },
  { from: "job.company.url", to: "company.companies" },
  { from: "company.name", to: "salaries.companies" },
  { from: "search.title", to: "salaries.titles" },
];
