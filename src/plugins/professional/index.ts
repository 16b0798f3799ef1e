import { defineScraper } from "../../plugin-sdk/index.ts";
import { chains } from "./chains.ts";
import { company } from "./company/company.ts";
import { companyEmployees } from "./company-employees/company-employees.ts";
import { companyPosts } from "./company-posts/company-posts.ts";
import { companySearch } from "./company-search/company-search.ts";
import { job } from "./job/job.ts";
import { jobs } from "./jobs/jobs.ts";
import { postReshares, postSearch, profileSearch } from "./not-public.ts";
import { post } from "./post/post.ts";
import { postComments } from "./post-comments/post-comments.ts";
import { postReactions } from "./post-reactions/post-reactions.ts";
import { profileComments, profilePosts, profileReactions } from "./profile-activity/operations.ts";
import { profile } from "./profile/profile.ts";
import { failures, origins } from "./source.ts";
import { subjectsOf } from "./subjects.ts";

export default defineScraper({
  id: "professional",
  title: "LinkedIn",
  summary: "Jobs, companies, posts, comments and profiles of LinkedIn, as far as guests see them.",
  sdk: "^2",
  unit: "record",
  priceUsdMicros: 900,
  origins,
  retentionDays: 30,
  failures,
  subjectsOf,
  chains,
  defaultOperation: "jobs",
  operations: [
    ...[jobs, job, company, companySearch, companyEmployees, companyPosts],
    ...[profile, profileSearch, profilePosts, profileComments, profileReactions],
    ...[post, postComments, postReactions, postReshares, postSearch],
  ],
});
