import {
  countField,
  flagField,
  listField,
  neededText,
  type RowDraft,
  textField,
  textsField,
  z,
} from "../../../plugin-sdk/index.ts";

const match = {
  line: z.int().positive().describe("Line, from 1."),
  column: z.int().positive().describe("Column of the first hit in the line, in characters from 1."),
  text: z.string().describe("The line, cut to 240 characters."),
};

const skippedRepository = {
  repo: neededText("owner/name."),
  reason: neededText("Why its files were not searched, or not all of them."),
};

/** One file, read by name or found by a code search. */
export const File = z
  .object({
    repo: neededText("owner/name."),
    path: neededText("Path from the root of the repository."),
    name: neededText("Last part of the path."),
    ref: neededText(
      "Branch, tag or commit that was read; of HEAD the default branch, if known. The newest commit in code searches.",
    ),
    url: neededText("Page of the file on github.com; of a search hit with the line of the first match."),
    rawUrl: neededText("Address of the bytes."),
    downloadUrl: textField("Address of the bytes as the API names it."),
    sha: textField("Git blob id."),
    size: countField("Size in bytes."),
    encoding: textField(
      "utf-8; null for binary files, and for text whose letters beyond ASCII come as U+FFFD.",
    ),
    mimeGuess: textField("Media type guessed from the file name."),
    language: textField("Programming language guessed from the file name."),
    content: textField("Text, cut to `contentMaxChars`. Null for binary files and when not asked for."),
    contentLength: countField("Characters in `content`."),
    contentTruncated: flagField("The file has more text than `content`."),
    isBinary: flagField("The first 8 kB hold a NUL byte."),
    matches: listField(
      match,
      "Matching lines, at most 20. Code search only; empty when only names were searched.",
    ),
    scannedRepositories: textsField(
      "Repositories searched up to this hit, this one included. Code search only.",
    ),
    skippedRepositories: listField(
      skippedRepository,
      "Candidates left out up to this hit. Code search only.",
    ),
  })
  .meta({ title: "File" });
export type FileDraft = RowDraft<z.input<typeof File>>;
