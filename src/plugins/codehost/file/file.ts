import {
  countIn,
  eachTarget,
  operation,
  type RunContext,
  SourceError,
  z,
} from "../../../plugin-sdk/index.ts";
import { FILE_NEEDED, type FileReference, filesOf, fileTargets, normalizeFile } from "../inputs/file.ts";
import { File } from "../records/file.ts";
import { type Rest, restOf } from "../rest/client.ts";
import { REST_PATHS } from "../rest/paths.ts";
import { assertSameFile, type FileMetadata, fileMetadataOf } from "./metadata.ts";
import { readRawFile } from "./raw-file.ts";
import { fileOf } from "./record.ts";
import { resolveSlashedRef } from "./slashed-ref.ts";

export const file = operation({
  name: "file",
  aliases: ["fileContent"],
  title: "File",
  summary: "Files of public repositories: their text and what GitHub knows of them.",
  agentHint:
    "Needs blob or raw URLs, or `repo` and `path`. Lower `contentMaxChars` when you only need the beginning.",
  availability: "full",
  input: z
    .object({
      ...fileTargets,
      contentMaxChars: countIn(0, 1_000_000)
        .default(100_000)
        .describe("Most characters of `content`; the rest of a longer file is left out."),
    })
    .refine((input) => filesOf(input).length > 0, FILE_NEEDED),
  normalize: normalizeFile,
  record: File,
  dedupeKey: (record) => `${record.repo}@${record.ref}:${record.path}`,
  canary: {
    input: { repo: "octocat/Hello-World", path: "README" },
    atLeast: { records: 1, fields: ["url", "content"] },
  },
  async *run(ctx, input, found) {
    const rest = restOf(ctx);
    yield* eachTarget(ctx, filesOf(input), async function* (target, inner) {
      const { at, metadata } = await locate(inner, rest, target);
      const raw = await readRawFile(inner, at, input.contentMaxChars);
      if (metadata !== null && raw.isWhole) assertSameFile(raw.bytes, metadata, raw.from.url);
      const named = metadata === null ? at : { ...at, repo: metadata.repo, ref: metadata.ref };
      yield found.row(raw.from, fileOf(named, metadata, raw, input.contentMaxChars));
    });
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
    return { at: target, metadata: await metadataOf(ctx, rest, target) };
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    if (error.code === "source_rate_limited") {
      const fields = target.ref === "HEAD" ? "sha, downloadUrl, ref, url, rawUrl" : "sha, downloadUrl";
      ctx.warn("metadata_unavailable", `${fields}: the quota is used up, and the bytes do not tell.`);
      return { at: target, metadata: null };
    }
    const mayBeSlashedRef =
      error.code === "input_not_found" && target.ref !== "HEAD" && target.path.includes("/");
    const at = mayBeSlashedRef ? await resolveSlashedRef(rest, target) : null;
    if (at === null) throw error;
    ctx.log("The ref has slashes in its name.", { ref: at.ref, path: at.path });
    return { at, metadata: await metadataOf(ctx, rest, at) };
  }
}

async function metadataOf(ctx: RunContext, rest: Rest, file: FileReference): Promise<FileMetadata> {
  const response = await rest.get(REST_PATHS.contents, file, { ref: file.ref });
  return fileMetadataOf(response, file, ctx.warn);
}
