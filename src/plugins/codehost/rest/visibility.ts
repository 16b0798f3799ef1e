import { bool, changed, type RunContext, SourceError, str } from "../../../plugin-sdk/index.ts";

/** Whether a REST repository object says that everybody may see it. Only an operator's credential shows others. */
export function isPublicRepository(repository: unknown): boolean {
  return bool(repository, "private") === false && (str(repository, "visibility") ?? "public") === "public";
}

/** What GitHub answers for a private repository to those who may not see it; for us that is everybody. */
export function assertPublic(repository: unknown, url: string): void {
  if (isPublicRepository(repository)) return;
  if (bool(repository, "private") === null)
    throw changed({ url }, "The answer does not say whether the repository is public.");
  throw new SourceError("input_not_found", "GitHub has no such public target: the repository is private.", {
    url,
  });
}

/** The rows of a list that may be shown. Each other one is a counted warning, without its name. */
export function publicRows(ctx: RunContext, rows: readonly unknown[]): unknown[] {
  return rows.filter((row) => {
    if (isPublicRepository(row)) return true;
    if (bool(row, "private") === null) {
      ctx.warn("row_dropped", "private: a row that does not say whether it is public was left out.");
      return false;
    }
    ctx.warn("private_repository_dropped", "A private repository in the list was left out.");
    ctx.foundNothing("The list has private repositories only.");
    return false;
  });
}
