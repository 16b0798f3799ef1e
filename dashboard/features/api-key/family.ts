import type { ApiKeyListQuery } from "../../generated/api-key.ts";

export type ApiKey = NonNullable<ApiKeyListQuery["viewer"]>["working"]["nodes"][number];
type Member = Pick<ApiKey, "id" | "label" | "madeBy" | "revokedAt">;

/** The keys that a key made and that still work, and those that they made, be it by way of revoked ones. */
export function descendantsOf<Key extends Member>(id: string, all: readonly Key[]): Key[] {
  const found: Key[] = [];
  const parents = new Set([id]);
  for (const parent of parents)
    for (const key of all)
      if (key.madeBy?.kind === "API_KEY" && key.madeBy.id === parent && !parents.has(key.id)) {
        parents.add(key.id);
        if (key.revokedAt === null) found.push(key);
      }
  return found;
}
