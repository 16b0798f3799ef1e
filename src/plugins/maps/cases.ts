import type { DriftKnown, PluginCase } from "../../plugin-sdk/index.ts";
import { listCases } from "./list/cases.ts";
import { placeCases } from "./place/cases.ts";
import { reviewsCases } from "./reviews/cases.ts";
import { searchCases } from "./search/cases.ts";

/** Every recorded case. The recordings are small and made up; they have the structure of real answers. */
export const cases: PluginCase[] = [...searchCases, ...placeCases, ...reviewsCases, ...listCases];

const LIMITED =
  "An answer about a place without [175] is what the map shows to callers without an account, and the list of reviews was refused indeed.";

export const driftKnown: DriftKnown[] = [
  {
    operation: "reviews",
    finding: "unfit failure",
    field: "source_blocked",
    variant: "where-the-list-is-refused-the-place-shows-a-few/1/index-moved/44",
    reason: LIMITED,
  },
];
