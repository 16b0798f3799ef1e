import type { PluginCase, Unproven } from "../../plugin-sdk/index.ts";
import { businessCases } from "./business/cases.ts";
import { categoriesCases } from "./categories/cases.ts";
import { reviewerCases } from "./reviewer/cases.ts";
import { reviewsCases } from "./reviews/cases.ts";
import { searchCases } from "./search/cases.ts";

/** Every recorded case. The recordings are small and made up; they have the structure of real answers. */
export const cases: PluginCase[] = [
  ...searchCases,
  ...businessCases,
  ...reviewsCases,
  ...categoriesCases,
  ...reviewerCases,
];

export const unproven: Unproven = {};
