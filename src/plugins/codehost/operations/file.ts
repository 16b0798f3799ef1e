import { z } from "zod";
import { countIn, operation, type RunContext, SourceError } from "../../../plugin-sdk/index.ts";
import { resolveSlashedRef } from "../file-ref.ts";
import { found } from "../found.ts";
import {
  FILE_NEEDED,
  fileReferenceOf,
  type FileReference,
  fileTarget,
  normalizeFile,
} from "../input/file-target.ts";
import { proven } from "../input/proven.ts";
import { type FileMetadata, fileMetadataOf } from "../parse/contents.ts";
import { fileOf } from "../parse/file.ts";
import { readRawFile } from "../raw-file.ts";
import { File } from "../records/file.ts";
import { type Rest, restOf } from "../rest.ts";
import { REST_PATHS, repositoryValues } from "../rest-paths.ts";

export const file = operation({
  name: "file",
  aliases: ["fileContent"],
  title: "File",
  summary: "One file of a public repository: its text and what GitHub knows of it.",
  agentHint:
    "Needs a blob or raw URL, or `repo` and `path`. Lower `contentMaxChars` when you only need the beginning.",
  availability: "full",
  input: z
    .object({
      ...fileTarget,
      contentMaxChars: countIn(0, 1_000_000)
        .default(100_000)
        .describe("Most characters of `content`; the rest of a longer file is left out."),
    })
    .refine((input) => fileReferenceOf(input) !== null, FILE_NEEDED),
  normalize: normalizeFile,
  record: File,
  dedupeKey: (record) => `${record.repo}@${record.ref}:${record.path}`,
  async *run(ctx, input) {
    const target = proven(fileReferenceOf(input));
    const { at, metadata } = await locate(ctx, restOf(ctx), target);
    const raw = await readRawFile(ctx, at, input.contentMaxChars);
    yield found(raw.from, fileOf(at, metadata, raw, input.contentMaxChars));
  },
});

interface Located {
  at: FileReference;
  metadata: FileMetadata | null;
}

/**
 * Where the file really is, and its metadata. The bytes cost no REST quota, so a used-up quota only loses the metadata.
 */
async function locate(ctx: RunContext, rest: Rest, target: FileReference): Promise<Located> {
  try {
    return { at: target, metadata: await metadataOf(rest, target) };
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    if (error.code === "source_rate_limited") {
      ctx.warn(
        "metadata_unavailable",
        "GitHub's anonymous quota is used up: the file comes without its metadata.",
      );
      return { at: target, metadata: null };
    }
    const mayBeSlashedRef =
      error.code === "input_not_found" && target.ref !== "HEAD" && target.path.includes("/");
    const at = mayBeSlashedRef ? await resolveSlashedRef(rest, target) : null;
    if (at === null) throw error;
    ctx.log("The ref has slashes in its name.", { ref: at.ref, path: at.path });
    return { at, metadata: await metadataOf(rest, at) };
  }
}

async function metadataOf(rest: Rest, file: FileReference): Promise<FileMetadata> {
  const values = { ...repositoryValues(file.repo), path: file.path };
  return fileMetadataOf(await rest.get({ path: REST_PATHS.contents, values }, { ref: file.ref }));
}
