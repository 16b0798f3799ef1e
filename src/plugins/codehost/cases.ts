import type { PluginCase, Unproven } from "../../plugin-sdk/index.ts";
import { cases as codeSearch } from "./code-search/cases.ts";
import { cases as file } from "./file/cases.ts";
import { cases as forkers } from "./forkers/cases.ts";
import { cases as issue } from "./issue/cases.ts";
import { cases as marketplace } from "./marketplace/cases.ts";
import { cases as opportunities } from "./opportunities/cases.ts";
import { cases as pullRequest } from "./pull-request/cases.ts";
import { cases as refusals } from "./refusals.ts";
import { cases as search } from "./search/cases.ts";
import { cases as stargazers } from "./stargazers/cases.ts";
import { cases as trending } from "./trending/cases.ts";
import { cases as trendingDevelopers } from "./trending-developers/cases.ts";
import { cases as watchers } from "./watchers/cases.ts";

/** Every recorded case of the family. The recordings are small and made up; they have the structure of real answers. */
export const cases: PluginCase[] = [
  ...codeSearch,
  ...file,
  ...forkers,
  ...issue,
  ...marketplace,
  ...opportunities,
  ...pullRequest,
  ...refusals,
  ...search,
  ...stargazers,
  ...trending,
  ...trendingDevelopers,
  ...watchers,
];

const ISSUE_FORM = "GitHub gives it on the issue of the same number; `issue` shows it.";

/** Fields that no case shows, and why. */
export const unproven: Unproven = {
  pullRequest: {
    type: ISSUE_FORM,
    stateReason: ISSUE_FORM,
    reactions: ISSUE_FORM,
    closedBy: ISSUE_FORM,
  },
  trendingDevelopers: { blog: "The recorded profiles name no web site." },
  marketplace: { pricingUrl: "No recording of a listing with prices was at hand." },
};
