import type { Draft } from "../found.ts";
import type { FileReference } from "../input/file-target.ts";
import type { FileInput } from "../records/file.ts";
import { blobPageUrl, rawPageUrl } from "../urls.ts";
import type { FileMetadata } from "./contents.ts";
import { baseName, languageOf, mimeOf } from "./file-kind.ts";
import { cutText, isBinary } from "./file-text.ts";

interface ReadBytes {
  bytes: Uint8Array;
  /** False when the file goes on after these bytes. */
  isWhole: boolean;
}

/** A file Record out of where it is, what the contents interface tells (null when it was not asked), and its bytes. */
export function fileOf(
  at: FileReference,
  metadata: FileMetadata | null,
  { bytes, isWhole }: ReadBytes,
  contentMaxChars: number,
): Draft<FileInput> {
  const binary = isBinary(bytes);
  const text = binary ? null : cutText(bytes, contentMaxChars);
  return {
    repo: at.repo,
    path: at.path,
    name: baseName(at.path),
    ref: at.ref,
    url: metadata?.pageUrl ?? blobPageUrl(at.repo, at.ref, at.path),
    rawUrl: rawPageUrl(at.repo, at.ref, at.path),
    downloadUrl: metadata?.downloadUrl ?? null,
    sha: metadata?.sha ?? null,
    size: metadata?.sizeBytes ?? (isWhole ? bytes.length : null),
    encoding: binary ? null : "utf-8",
    mimeGuess: mimeOf(at.path),
    language: languageOf(at.path),
    content: text?.content ?? null,
    contentLength: text?.content.length ?? null,
    contentTruncated: text !== null && (text.isTruncated || !isWhole),
    isBinary: binary,
  };
}
