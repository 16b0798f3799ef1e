import { nothingOf } from "../../../plugin-sdk/index.ts";
import type { FileReference } from "../inputs/file.ts";
import { File, type FileDraft } from "../records/file.ts";
import { blobPageUrl, rawPageUrl } from "../urls.ts";
import type { FileMetadata } from "./metadata.ts";
import { baseName, languageOf, mimeOf } from "./kind.ts";
import type { RawFile } from "./raw-file.ts";
import { cutText, isBinary, isUtf8 } from "./text.ts";

/** A file Record out of where it is, what the contents interface tells (null when it was not asked), and its bytes. */
export function fileOf(
  { repo, ref, path }: FileReference,
  metadata: FileMetadata | null,
  { bytes, isWhole }: Pick<RawFile, "bytes" | "isWhole">,
  contentMaxChars: number,
): FileDraft {
  const binary = isBinary(bytes);
  const { content, isTruncated } = cutText(bytes, contentMaxChars);
  const hasContent = !binary && contentMaxChars > 0;
  return {
    ...nothingOf(File.shape),
    ...{ repo, path, ref },
    name: baseName(path),
    url: metadata?.pageUrl ?? blobPageUrl(repo, ref, path),
    rawUrl: rawPageUrl(repo, ref, path),
    downloadUrl: metadata?.downloadUrl ?? null,
    sha: metadata?.sha ?? null,
    size: metadata?.size ?? (isWhole ? bytes.length : null),
    encoding: binary || !isUtf8(bytes) ? null : "utf-8",
    mimeGuess: mimeOf(path),
    language: languageOf(path),
    content: hasContent ? content : null,
    contentLength: hasContent ? content.length : null,
    contentTruncated: !binary && (isTruncated || !isWhole),
    isBinary: binary,
  };
}
