import type { DriftKnown, PluginCase, Unproven } from "../../plugin-sdk/index.ts";
import { postCases } from "./post/cases.ts";
import { profileCases } from "./profile/cases.ts";
import { repliesCases } from "./replies/cases.ts";
import { searchCases } from "./search/cases.ts";
import { timelineCases } from "./timeline/cases.ts";

/** Every recorded case. The recordings are small and made up; they have the structure of real answers. */
export const cases: PluginCase[] = [
  ...postCases,
  ...timelineCases,
  ...searchCases,
  ...repliesCases,
  ...profileCases,
];

export const unproven: Unproven = {};

export const driftKnown: DriftKnown[] = [
  {
    operation: "post",
    finding: "wrong value",
    field: "_source.url",
    variant: "a-post-of-the-first-years-has-no-views-and-plain-words-no-parts/0/mark-renamed/1",
    reason:
      "A post whose page has an unknown form is read elsewhere, and says where; the warning surface_not_read tells of it.",
  },
  {
    operation: "post",
    finding: "silent null",
    mutation: "key-renamed",
    field: "media[]",
    variant:
      "data-for-other-sites-without-the-name-of-its-type-with-pictures-and-films-in-their-short-forms/1/key-renamed/33",
    reason:
      "Most posts with pictures have no film, and nothing else in the short form says that there was one.",
  },
];
