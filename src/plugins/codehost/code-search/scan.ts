import { type Found, type RunContext, SourceError } from "../../../plugin-sdk/index.ts";
import { found } from "../found.ts";
import { baseName, languageOf, mimeOf } from "../parse/file-kind.ts";
import { cutText, isBinary } from "../parse/file-text.ts";
import type { FileInput } from "../records/file.ts";
import { archiveUrl, blobPageUrl, rawPageUrl } from "../urls.ts";
import { ArchiveCapReached, type ArchiveFile, archiveFiles } from "./archive.ts";
import { matchesIn } from "./matches.ts";
import { type CodeQuery, fitsPath } from "./query.ts";

const MIB = 1024 * 1024;
const CAPS = { bytesIn: 64 * MIB, bytesOut: 512 * MIB, entries: 50_000, fileBytes: MIB };
const ARCHIVE_TIMEOUT_MS = 120_000;

export interface Scan extends Required<Pick<FileInput, "scannedRepositories" | "skippedRepositories">> {
  repo: string;
  query: CodeQuery;
  contentMaxChars: number;
}

export interface ScanOutcome {
  hits: number;
  /** Why the repository was not searched to its end; null when it was. */
  endedEarly: string | null;
}

/** Yields the hits in the newest commit of one repository. A repository that the caller named must exist. */
export async function* scanRepository(
  ctx: RunContext,
  scan: Scan,
): AsyncGenerator<Found<FileInput>, ScanOutcome, void> {
  const url = archiveUrl(ctx.origin("codeload"), scan.repo);
  let hits = 0;
  try {
    const archive = await ctx.http.stream(url, { maxBytes: CAPS.bytesIn, timeoutMs: ARCHIVE_TIMEOUT_MS });
    for await (const file of archiveFiles(archive.body, CAPS, (path) => fitsPath(scan.query, path))) {
      const hit = hitOf(scan, file);
      if (hit === null) continue;
      hits += 1;
      yield found(archive, hit);
    }
    return { hits, endedEarly: null };
  } catch (error) {
    const endedEarly = toleratedReason(error, scan);
    if (endedEarly === null) throw error;
    return { hits, endedEarly };
  }
}

/** A repository may be too large, and a discovered one may be gone; neither ends the search. */
function toleratedReason(error: unknown, { query }: Scan): string | null {
  if (error instanceof ArchiveCapReached) return error.message;
  if (!(error instanceof SourceError)) return null;
  if (error.code === "response_too_large") return `the archive is larger than ${CAPS.bytesIn / MIB} MiB`;
  return error.code === "input_not_found" && query.repo === undefined
    ? "the archive cannot be downloaded"
    : null;
}

function hitOf(scan: Scan, { path, bytes }: ArchiveFile): FileInput | null {
  const { repo, query, contentMaxChars } = scan;
  if (isBinary(bytes)) return null;
  const matches = matchesIn(new TextDecoder().decode(bytes), query.words);
  if (matches === null) return null;
  const text = contentMaxChars > 0 ? cutText(bytes, contentMaxChars) : null;
  return {
    repo,
    path,
    name: baseName(path),
    ref: "HEAD",
    url: blobPageUrl(repo, "HEAD", path, matches[0]?.line),
    rawUrl: rawPageUrl(repo, "HEAD", path),
    size: bytes.length,
    encoding: "utf-8",
    mimeGuess: mimeOf(path),
    language: languageOf(path),
    content: text?.content ?? null,
    contentLength: text?.content.length ?? null,
    contentTruncated: text === null ? bytes.length > 0 : text.isTruncated,
    matches,
    scannedRepositories: scan.scannedRepositories,
    skippedRepositories: scan.skippedRepositories,
  };
}
