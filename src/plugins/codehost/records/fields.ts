import { z } from "zod";

/** A field that may be missing: null then. */
export function optional<T extends z.ZodType>(type: T, description: string) {
  return type.nullable().default(null).describe(description);
}

export const count = z.int().nonnegative();
export const time = z.iso.datetime({ offset: true });

/** An account as it stands beside a thing: owner, author, assignee. */
export const Account = z
  .object({
    login: z.string().describe("User or organization name, unique on GitHub."),
    id: optional(z.int(), "Numeric id of the account; survives a change of login."),
    type: optional(z.string(), "User, Organization, Bot or Mannequin."),
    avatarUrl: optional(z.string(), "Avatar image."),
  })
  .describe("Public account.");

/** A repository that is only pointed at. */
export const RepositoryLink = z
  .object({
    fullName: z.string().describe("owner/name."),
    url: z.string().describe("Page on github.com."),
  })
  .describe("Repository.");
