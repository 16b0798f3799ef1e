import type { DriftKnown, PluginCase } from "../../plugin-sdk/index.ts";
import { commentsCases } from "./comments/cases.ts";
import { postCases } from "./post/cases.ts";
import { profileCases } from "./profile/cases.ts";
import { reelCases } from "./reel/cases.ts";
import { searchCases } from "./search/cases.ts";

/** Every recorded case. The recordings are small and made up; they have the structure of real pages. */
export const cases: PluginCase[] = [
  ...profileCases,
  ...postCases,
  ...reelCases,
  ...commentsCases,
  ...searchCases,
];

export const driftKnown: DriftKnown[] = [
  {
    operation: "post",
    finding: "unfit failure",
    field: "source_blocked",
    variant: "a-walled-page-the-data-of-the-embed/2/status/3",
    reason: "The page of this case is walled: that is what a run without its embed ends with.",
  },
];
