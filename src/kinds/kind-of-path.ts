import { KINDS } from "./all-kinds.ts";
import type { Kind } from "./kind.ts";

/** The kind whose path is the longest that a path of /v1, such as `/v1/webhooks/:id/test`, begins with; null for none. */
export function kindOfPath(path: string): Kind | null {
  const found = Object.values<Kind>(KINDS)
    .filter(({ rest }) => rest !== undefined && `${path}/`.startsWith(`${rest.path}/`))
    .sort((a, b) => (b.rest?.path.length ?? 0) - (a.rest?.path.length ?? 0));
  return found[0] ?? null;
}

/** What stands at a parameter of such a path. Throws for one that no kind says anything of. */
export function wordsOfParameter(path: string, name: string): string {
  const found = kindOfPath(path);
  const words =
    found?.rest?.parameters?.[name] ?? (found && name === "id" ? `Id of the ${found.one}.` : null);
  if (words === null) throw new Error(`No kind in src/kinds says what :${name} is in ${path}.`);
  return words;
}
