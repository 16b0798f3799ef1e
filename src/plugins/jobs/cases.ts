import type { DriftKnown, PluginCase, Unproven } from "../../plugin-sdk/index.ts";
import { companyCases } from "./company/cases.ts";
import { jobCases } from "./job/cases.ts";
import { resumeCases } from "./resume/cases.ts";
import { salariesCases } from "./salaries/cases.ts";
import { searchCases } from "./search/cases.ts";

/** Every recorded case. The recordings are small and made up; they have the structure of real answers. */
export const cases: PluginCase[] = [
  ...searchCases,
  ...jobCases,
  ...companyCases,
  ...salariesCases,
  ...resumeCases,
];

const AS_DATA = "The source writes dates as data, never as words.";

/** Fields that no case shows, and why. */
export const unproven: Unproven = {
  search: { validThroughText: AS_DATA, "places.address.text": "Linked data has places in parts." },
  resume: { publishedText: AS_DATA, updatedText: AS_DATA },
};

const ARTICLE = "An article with a heading less is another article: nothing on the page counts its headings.";
const SAMPLES = "samples-by-address-and-by-title-with-their-sections/0";

/** What nobody could notice. */
export const driftKnown: DriftKnown[] = [
  {
    operation: "resume",
    finding: "silent null",
    field: "sections[]",
    variant: `${SAMPLES}/removed/5`,
    reason: ARTICLE,
  },
  {
    operation: "resume",
    finding: "wrong value",
    field: "sections[]",
    variant: `${SAMPLES}/removed/9`,
    reason: ARTICLE,
  },
];
