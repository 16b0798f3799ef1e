import { bool, type RunContext, SourceError, str } from "../../../plugin-sdk/index.ts";

/** Whether a REST repository object says that not everybody may see it. Only an operator's credential shows such ones. */
export function isPrivateRepository(repository: unknown): boolean {
  return bool(repository, "private") === true || (str(repository, "visibility") ?? "public") !== "public";
}

/** What GitHub answers for a private repository to those who may not see it; for us that is everybody. */
export function assertPublic(repository: unknown, url: string): void {
  if (!isPrivateRepository(repository)) return;
  const message = "GitHub has no such public target: the repository is private.";
  throw new SourceError("input_not_found", message, { url });
}

/** The rows of a list that may be shown. Each other one is a counted warning, without its name. */
export function publicRows(ctx: RunContext, rows: readonly unknown[]): unknown[] {
  return rows.filter((row) => {
    if (!isPrivateRepository(row)) return true;
    ctx.warn("private_repository_dropped", "A private repository in the list was left out.");
    ctx.foundNothing("The list has private repositories only.");
    return false;
  });
}
