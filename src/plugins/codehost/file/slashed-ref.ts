import { arr, changed, str } from "../../../plugin-sdk/index.ts";
import type { FileReference } from "../inputs/file.ts";
import type { Rest } from "../rest/client.ts";
import { REST_PATHS } from "../rest/paths.ts";

const REF_KINDS = [
  { path: REST_PATHS.branches, prefix: "refs/heads/" },
  { path: REST_PATHS.tags, prefix: "refs/tags/" },
] as const;

/**
 * Finds where the ref ends when its name has slashes: `feature/x/src/a.ts` may be `src/a.ts` on branch `feature/x`.
 * Asks for the branches, then the tags, that begin with the first segment; the longest one that fits wins. Null when none does.
 */
export async function resolveSlashedRef(rest: Rest, file: FileReference): Promise<FileReference | null> {
  const whole = `${file.ref}/${file.path}`;
  for (const { path, prefix } of REF_KINDS) {
    const response = await rest.get(path, file);
    const rows = arr(response.json());
    if (rows === null) throw changed(response, "The answer is no list of refs.");
    const names = rows.flatMap((row) => str(row, "ref")?.slice(prefix.length) ?? []);
    const ref = longestPrefix(whole, names);
    if (ref !== null && ref !== file.ref) return { repo: file.repo, ref, path: whole.slice(ref.length + 1) };
  }
  return null;
}

/** The longest name that the text continues with a slash. */
export function longestPrefix(text: string, names: readonly string[]): string | null {
  const fitting = names.filter((name) => name !== "" && text.startsWith(`${name}/`));
  return fitting.toSorted((a, b) => b.length - a.length)[0] ?? null;
}
