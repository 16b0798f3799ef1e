import { z } from "zod";
import { count, optional, time } from "./fields.ts";

const PopularRepository = z.object({
  fullName: z.string().describe("owner/name."),
  description: optional(z.string(), "Short description; GitHub cuts it on this page."),
});

const Fork = z.object({
  fullName: z.string().describe("owner/name of the fork."),
  stars: optional(count, "Stars of the fork."),
  pushedAt: optional(time, "Last push to the fork."),
});

/** One public account, as a member of an audience or a row of the trending developers. */
export const Developer = z.object({
  login: z.string().describe("Account name."),
  url: z.string().describe("Profile page."),
  id: optional(z.int(), "Numeric id of the account; survives a change of login."),
  nodeId: optional(z.string(), "Global node id."),
  type: optional(z.string(), "User or Organization."),
  avatarUrl: optional(z.string(), "Avatar image."),
  name: optional(z.string(), "Display name."),
  rank: optional(z.int().positive(), "Place in the ranking. Trending developers only."),
  popularRepo: optional(PopularRepository, "Popular repository. Trending developers only."),
  sponsorable: optional(z.boolean(), "Shows a sponsor link. Trending developers only."),
  starredAt: optional(time, "When the star was given. Stargazers only."),
  forkedAt: optional(time, "When the fork was made. Forkers only."),
  fork: optional(Fork, "The fork. Forkers only."),
  bio: optional(z.string(), "Profile text. With `includeProfiles` only, as are the fields below."),
  company: optional(z.string(), "Company as written by the person."),
  location: optional(z.string(), "Place as written by the person."),
  blog: optional(z.string(), "Web site."),
  followers: optional(count, "Followers."),
  following: optional(count, "Accounts followed."),
  publicRepos: optional(count, "Public repositories."),
  createdAt: optional(time, "When the account was opened."),
});
export type DeveloperInput = z.input<typeof Developer>;
