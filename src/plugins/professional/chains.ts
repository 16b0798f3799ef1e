import type { Chain } from "../../plugin-sdk/index.ts";

/** What of the Records of one operation another one takes. */
export const chains: readonly Chain[] = [
  { from: "jobs.id", to: "job.jobIds" },
  { from: "jobs.company.url", to: "company.companies" },
  { from: "job.company.url", to: "company.companies" },
  { from: "job.companyNumber", to: "jobs.companyIds" },
  { from: "company-search.slug", to: "company.companies" },
  { from: "company-search.slug", to: "company-employees.companies" },
  { from: "company-search.slug", to: "company-posts.companies" },
  { from: "company.id", to: "company-employees.companies" },
  { from: "company.id", to: "company-posts.companies" },
  { from: "company-employees.id", to: "profile.profiles" },
  { from: "company-employees.id", to: "profile-posts.profiles" },
  { from: "company-posts.id", to: "post-comments.posts" },
  { from: "company-posts.id", to: "post-reactions.posts" },
  { from: "profile.username", to: "profile-posts.profiles" },
  { from: "profile.username", to: "profile-comments.profiles" },
  { from: "profile.username", to: "profile-reactions.profiles" },
  { from: "post.id", to: "post-comments.posts" },
  { from: "post.id", to: "post-reactions.posts" },
];
