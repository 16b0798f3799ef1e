import type { z } from "zod";
import { int, obj, str } from "../../../plugin-sdk/index.ts";
import type { Account, RepositoryLink } from "../records/fields.ts";
import { isPrivateRepository } from "./visibility.ts";
import { repositoryPageUrl } from "../urls.ts";

/** The account of a REST user object; null for a deleted account, which the source gives as null. */
export function accountOf(user: unknown): z.input<typeof Account> | null {
  const login = str(user, "login");
  if (login === null) return null;
  return { login, id: int(user, "id"), type: str(user, "type"), avatarUrl: str(user, "avatar_url") };
}

/** The link of a REST repository object, or null when there is none that everybody may see. */
export function repositoryLinkOf(repository: unknown): z.input<typeof RepositoryLink> | null {
  const fullName = str(obj(repository), "full_name");
  if (fullName === null || isPrivateRepository(repository)) return null;
  return { fullName, url: repositoryPageUrl(fullName) };
}
