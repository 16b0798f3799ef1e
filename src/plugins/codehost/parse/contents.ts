import { type HttpResponse, int, SourceError, str } from "../../../plugin-sdk/index.ts";

/** What the contents interface tells of one file. */
export interface FileMetadata {
  path: string;
  sha: string | null;
  sizeBytes: number | null;
  pageUrl: string | null;
  downloadUrl: string | null;
}

/**
 * Reads an answer of the contents interface.
 * @throws SourceError `input_not_found` for a folder (an array) or a submodule, `source_changed` for anything else
 */
export function fileMetadataOf(response: Pick<HttpResponse, "url" | "json">): FileMetadata {
  const body = response.json();
  const type = Array.isArray(body) ? "dir" : str(body, "type");
  const path = str(body, "path");
  if (type === "dir" || type === "submodule") {
    const what = type === "dir" ? "a folder" : "a submodule";
    throw new SourceError("input_not_found", `The path is ${what}, not a file.`, { url: response.url });
  }
  if (type === null || path === null) {
    throw new SourceError("source_changed", "The contents answer has no type or no path.", {
      url: response.url,
    });
  }
  return {
    path,
    sha: str(body, "sha"),
    sizeBytes: int(body, "size"),
    pageUrl: str(body, "html_url"),
    downloadUrl: str(body, "download_url"),
  };
}
