import { changed, type PageRef, type RunContext, SourceError } from "../../../plugin-sdk/index.ts";
import { openBytes } from "../file/raw-file.ts";
import { isBinary } from "../file/text.ts";
import type { FileDraft } from "../records/file.ts";
import { archiveUrl } from "../urls.ts";
import { ArchiveCapReached, type ArchiveFile, archiveFiles } from "./archive.ts";
import { matchesIn } from "./matches.ts";
import { type CodeQuery, fitsPath } from "./query.ts";

const MIB = 1024 * 1024;
const CAPS = { bytesIn: 64 * MIB, bytesOut: 512 * MIB, entries: 50_000, fileBytes: MIB };
const ARCHIVE_TIMEOUT_MS = 120_000;

type Matches = NonNullable<FileDraft["matches"]>;

/**
 * Gives what `hitOf` makes of each file that fits, in the newest commit of a repository.
 * @returns why the repository was not searched to its end; null when it was
 */
export async function* hitsIn<H>(
  ctx: RunContext,
  repo: string,
  query: CodeQuery,
  hitOf: (from: PageRef, file: ArchiveFile & { ref: string }, matches: Matches) => H,
): AsyncGenerator<H, string | null, void> {
  const url = archiveUrl(ctx.origin("codeload"), repo);
  try {
    const archive = await openBytes(ctx, url, { maxBytes: CAPS.bytesIn, timeoutMs: ARCHIVE_TIMEOUT_MS });
    const isRenamed = archive.url !== archive.requestedUrl;
    const root = `${repo.split("/")[1]}-`.toLowerCase();
    for await (const file of archiveFiles(archive.body, CAPS, (path) => fitsPath(query, path))) {
      if (!isRenamed && !file.root.toLowerCase().startsWith(root))
        throw changed(archive, `The archive is of ${file.root}, not of ${repo}.`);
      if (isBinary(file.bytes)) continue;
      const matches = matchesIn(new TextDecoder().decode(file.bytes), query.words);
      if (matches === null) continue;
      if (file.commit === null) ctx.warn("field_missing", `ref: the archive of ${repo} names no commit.`);
      yield hitOf(archive, { ...file, ref: file.commit ?? "HEAD" }, matches);
    }
    return null;
  } catch (error) {
    if (error instanceof ArchiveCapReached) return error.message;
    if (error instanceof SourceError && error.code === "response_too_large")
      return `the archive is larger than ${CAPS.bytesIn / MIB} MiB`;
    throw error;
  }
}
