import { z } from "zod";
import { PERIODS } from "../input/period.ts";
import { Account, count, optional, RepositoryLink, time } from "./fields.ts";

const License = z.object({
  key: optional(z.string(), "Key, such as mit."),
  name: optional(z.string(), "Full name of the license."),
  spdxId: optional(z.string(), "SPDX id; NOASSERTION when GitHub could not tell."),
});

const Contributor = z.object({
  login: z.string().describe("Account name."),
  id: optional(z.int(), "Numeric id of the account."),
});

/** One repository, from a REST row or a row of the trending page. */
export const Repository = z.object({
  fullName: z.string().describe("owner/name in GitHub's spelling."),
  name: z.string().describe("Name without the owner."),
  owner: Account.describe("Account that owns the repository."),
  url: z.string().describe("Page on github.com."),
  id: optional(z.int(), "Numeric id; survives renames and transfers."),
  nodeId: optional(z.string(), "Global node id."),
  description: optional(z.string(), "Short description."),
  homepage: optional(z.string(), "Web site named by the owner."),
  language: optional(z.string(), "Main programming language."),
  topics: z
    .array(z.string())
    .nullable()
    .default(null)
    .describe("Topics; null where the source row has none to show."),
  stars: optional(count, "Stars."),
  forks: optional(count, "Forks."),
  watchers: optional(count, "Accounts that watch it (subscribers). Only for a repository asked for by name."),
  starsInPeriod: optional(count, "Stars gained in the period. Trending only."),
  period: optional(z.enum(PERIODS), "Period of the ranking. Trending only."),
  builtBy: optional(z.array(Contributor), "Up to five contributors. Trending only."),
  openIssues: optional(count, "Open issues and pull requests together."),
  sizeKb: optional(count, "Size of the git data in kilobytes."),
  defaultBranch: optional(z.string(), "Default branch."),
  visibility: optional(z.string(), "Visibility; public."),
  isFork: optional(z.boolean(), "A fork of another repository."),
  isArchived: optional(z.boolean(), "Read-only by choice of the owner."),
  isTemplate: optional(z.boolean(), "Meant to be copied."),
  isDisabled: optional(z.boolean(), "Switched off by GitHub."),
  license: optional(License, "License that GitHub recognised."),
  createdAt: optional(time, "Creation time."),
  updatedAt: optional(time, "Last change of the repository's data."),
  pushedAt: optional(time, "Last push to any branch."),
  hasIssues: optional(z.boolean(), "Issues are on."),
  hasWiki: optional(z.boolean(), "The wiki is on."),
  hasPages: optional(z.boolean(), "A Pages site exists."),
  hasDiscussions: optional(z.boolean(), "Discussions are on."),
  hasProjects: optional(z.boolean(), "Projects are on."),
  parent: optional(RepositoryLink, "Repository it was forked from. Only for a repository asked for by name."),
  source: optional(RepositoryLink, "Root of the fork network. Only for a repository asked for by name."),
  score: optional(z.number(), "Relevance that the search gave it."),
  resultPosition: optional(z.int().positive(), "Place in the result list, from 1."),
});
export type RepositoryInput = z.input<typeof Repository>;
