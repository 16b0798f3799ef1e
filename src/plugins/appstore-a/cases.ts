import type { PluginCase } from "../../plugin-sdk/index.ts";
import { appCases } from "./app/cases.ts";
import { developerCases } from "./developer/cases.ts";
import { keywordsCases } from "./keywords/cases.ts";
import { rankingsCases } from "./rankings/cases.ts";
import { reviewsCases } from "./reviews/cases.ts";
import { searchCases } from "./search/cases.ts";

/** Every recorded case. The recordings are small and made up; they have the structure of real answers. */
export const cases: PluginCase[] = [
  ...appCases,
  ...searchCases,
  ...reviewsCases,
  ...rankingsCases,
  ...developerCases,
  ...keywordsCases,
];
