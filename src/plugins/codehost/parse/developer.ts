import { int, obj, str } from "../../../plugin-sdk/index.ts";
import type { Draft } from "../found.ts";
import type { DeveloperInput } from "../records/developer.ts";

/** A REST user object: a row of the subscribers. */
export function developerOf(user: unknown): Draft<DeveloperInput> {
  return {
    login: str(user, "login"),
    url: str(user, "html_url"),
    id: int(user, "id"),
    nodeId: str(user, "node_id"),
    type: str(user, "type"),
    avatarUrl: str(user, "avatar_url"),
  };
}

/** A row of the stargazers in the star media type. */
export function stargazerOf(row: unknown): Draft<DeveloperInput> {
  return { ...developerOf(obj(row, "user")), starredAt: str(row, "starred_at") };
}

/** A row of the forks: the forker is the owner of the fork. */
export function forkerOf(row: unknown): Draft<DeveloperInput> {
  const fullName = str(row, "full_name");
  return {
    ...developerOf(obj(row, "owner")),
    forkedAt: str(row, "created_at"),
    fork:
      fullName === null
        ? null
        : { fullName, stars: int(row, "stargazers_count"), pushedAt: str(row, "pushed_at") },
  };
}

/** What only the profile of an account tells. E-mail and other contact fields are left out on purpose. */
export function profileOf(user: unknown): Partial<DeveloperInput> {
  return {
    name: str(user, "name"),
    bio: str(user, "bio"),
    company: str(user, "company"),
    location: str(user, "location"),
    blog: str(user, "blog") || null,
    followers: int(user, "followers"),
    following: int(user, "following"),
    publicRepos: int(user, "public_repos"),
    createdAt: str(user, "created_at"),
  };
}
