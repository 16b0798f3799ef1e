import type { DriftKnown, PluginCase, Unproven } from "../../plugin-sdk/index.ts";
import { companyCases } from "./company/cases.ts";
import { companyEmployeesCases } from "./company-employees/cases.ts";
import { companyPostsCases } from "./company-posts/cases.ts";
import { companySearchCases } from "./company-search/cases.ts";
import { jobCases } from "./job/cases.ts";
import { jobsCases } from "./jobs/cases.ts";
import { postCases } from "./post/cases.ts";
import { postCommentsCases } from "./post-comments/cases.ts";
import { postReactionsCases } from "./post-reactions/cases.ts";
import { profileCases } from "./profile/cases.ts";
import { profileActivityCases } from "./profile-activity/cases.ts";

/** Every recorded case. The recordings are small and made up; they have the structure of real pages. */
export const cases: PluginCase[] = [
  ...[jobsCases, jobCases, companyCases, companySearchCases, companyEmployeesCases, companyPostsCases].flat(),
  ...[profileCases, profileActivityCases, postCases, postCommentsCases, postReactionsCases].flat(),
];

export const unproven: Unproven = {
  jobs: { validThroughOn: "Linked data seen so far state an instant." },
  "company-posts": { "resharedPost.author.headline": "As `author.headline`, which is shown." },
};

const gone = (operation: string, finding: string, variant: string, reason: string): DriftKnown => ({
  operation,
  finding,
  // Parts that were taken out of a page; a card of a profile may also have lost its label by other means.
  ...(operation.startsWith("profile-") ? {} : { mutation: "removed" }),
  variant,
  reason,
});
const SECTION = "A profile without this part, too, is an honest one.";
const NUMBERS =
  "Linked data have comments without their numbers, and pages without markup have nothing else.";
const COMMENTS = "a-post-with-its-comments-and-none-of-the-posts-below/1/removed/1";
const comment = (field: string): DriftKnown => ({ ...gone("post", "wrong value", COMMENTS, NUMBERS), field });

export const driftKnown: DriftKnown[] = [
  gone(
    "jobs",
    "empty success",
    "jobs-over-two-parts-of-a-list-one-card-in-swedish-and-without-a-link-to-its-company/0/removed/1",
    "A blank answer is the source's own word for no jobs.",
  ),
  gone(
    "company",
    "unfit failure",
    "a-company-by-its-number-under-the-name-that-it-has-now/0/removed/0",
    "A blank answer is the source's own word for no jobs.",
  ),
  gone(
    "company-employees",
    "empty success",
    "the-employees-that-a-page-shows-one-name-in-part-hidden/0/removed/12",
    "Pages of small companies have no such part.",
  ),
  gone(
    "company-posts",
    "unfit failure",
    "a-company-that-has-posted-nothing/0/removed/24",
    "Pages of some companies have no such part for guests.",
  ),
  gone(
    "profile-posts",
    "missing Record",
    "what-a-person-posted-passed-on-and-wrote-at-length/0/removed/11",
    SECTION,
  ),
  gone("profile-posts", "empty success", "only-what-is-new-at-most-one/0/removed/11", SECTION),
  gone("profile-comments", "empty success", "what-a-person-commented-on/0/removed/11", SECTION),
  gone("profile-reactions", "empty success", "what-a-person-liked/0/removed/11", SECTION),
  ...["comments[].id", "comments[].url", "comments[].author.kind"].map(comment),
  gone("post-comments", "foreign Record", "the-comments-that-a-page-shows-of-a-post/1/removed/1", NUMBERS),
];
