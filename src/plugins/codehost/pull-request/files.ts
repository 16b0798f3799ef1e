import { readRows, type RunContext, wholeList } from "../../../plugin-sdk/index.ts";
import type { Rest } from "../rest/client.ts";
import { REST_PATHS } from "../rest/paths.ts";
import { type ChangedFileDraft, fileFields, type PullRequestDraft } from "./record.ts";

/** GitHub lists no more changed files of one pull request. */
const MAX_CHANGED_FILES = 3_000;
/** Of all patches of one pull request together, so that the Record stays small enough to store. */
const MAX_PATCH_CHARS = 2_000_000;

/** The changed files with their patches. One call for each hundred. */
export async function changedFilesOf(
  ctx: RunContext,
  rest: Rest,
  { repository, number, changedFiles }: PullRequestDraft,
  patchMaxChars: number,
): Promise<ChangedFileDraft[] | null> {
  if (repository === null || number === null) return null;
  const target = { repo: repository.fullName, number };
  const rows = await wholeList(rest.list(REST_PATHS.pullRequestFiles, target, MAX_CHANGED_FILES));
  const files = readRows(fileFields, rows, { answer: "changed file", warn: ctx.warn }, "files");
  const expected = Math.min(changedFiles ?? files.length, MAX_CHANGED_FILES);
  if (files.length !== expected)
    ctx.warn("files_missing", `files: ${files.length} of ${expected} files came.`);
  let left = MAX_PATCH_CHARS;
  return files.map((file) => {
    const whole = file.patch;
    if (file.status === "renamed" && file.previousFilename === null)
      ctx.warn("field_missing", `files.previousFilename: GitHub does not say what ${file.filename} was.`);
    if (whole === null) {
      if (file.changes !== null && file.changes > 0)
        ctx.warn("patch_missing", `files.patch, files.patchTruncated: there is none of ${file.filename}.`);
      return { ...file, patchTruncated: null };
    }
    const patch = whole.slice(0, Math.min(patchMaxChars, left)).toWellFormed();
    left -= patch.length;
    return { ...file, patch, patchTruncated: whole.length > patch.length };
  });
}
