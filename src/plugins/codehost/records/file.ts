import { z } from "zod";
import { count, optional } from "./fields.ts";

const Match = z.object({
  line: z.int().positive().describe("Line, from 1."),
  column: z.int().positive().describe("Column of the first hit in the line, in characters from 1."),
  text: z.string().describe("The line, cut to 240 characters."),
});

const SkippedRepository = z.object({
  repo: z.string().describe("owner/name."),
  reason: z.string().describe("Why its files were not searched, or not all of them."),
});

/** One file, read by name or found by a code search. */
export const File = z.object({
  repo: z.string().describe("owner/name."),
  path: z.string().describe("Path from the root of the repository."),
  name: z.string().describe("Last part of the path."),
  ref: z
    .string()
    .describe("Branch, tag or commit that was read; HEAD is the newest commit of the default branch."),
  url: z
    .string()
    .describe("Page of the file on github.com; of a search hit with the line of the first match."),
  rawUrl: z.string().describe("Address of the bytes."),
  downloadUrl: optional(z.string(), "Address of the bytes as the API names it."),
  sha: optional(z.string(), "Git blob id."),
  size: optional(count, "Size in bytes."),
  encoding: optional(z.string(), "utf-8 for text, null for binary files."),
  mimeGuess: optional(z.string(), "Media type guessed from the file name."),
  language: optional(z.string(), "Programming language guessed from the file name."),
  content: optional(
    z.string(),
    "Text, cut to `contentMaxChars`. Null for binary files and when not asked for.",
  ),
  contentLength: optional(count, "Characters in `content`."),
  contentTruncated: z.boolean().default(false).describe("The file has more text than `content`."),
  isBinary: z.boolean().default(false).describe("The first 8 kB hold a NUL byte."),
  matches: optional(
    z.array(Match),
    "Matching lines, at most 20. Code search only; empty when only names were searched.",
  ),
  scannedRepositories: optional(
    z.array(z.string()),
    "Repositories searched up to this hit, this one included. Code search only.",
  ),
  skippedRepositories: optional(
    z.array(SkippedRepository),
    "Candidates left out up to this hit. Code search only.",
  ),
});
export type FileInput = z.input<typeof File>;
