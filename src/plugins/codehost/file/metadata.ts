import { createHash } from "node:crypto";
import {
  changed,
  countFrom,
  type HttpResponse,
  readFields,
  type RunContext,
  SourceError,
  str,
  textFrom,
} from "../../../plugin-sdk/index.ts";
import { type FileReference, parseFileUrl } from "../inputs/file.ts";
import { assertAbout } from "../rest/about.ts";

const metadataFields = {
  sha: textFrom("sha", "Git blob id."),
  size: countFrom("size", "Size in bytes."),
  downloadUrl: textFrom("download_url", "Address of the bytes."),
};

/** What the contents interface tells of one file. `repo` is in GitHub's spelling, `ref` for HEAD the default branch. */
export type FileMetadata = ReturnType<typeof fileMetadataOf>;

/**
 * Reads an answer of the contents interface.
 * @throws SourceError `input_not_found` for a folder (an array) or a submodule, `source_changed` for anything else, the
 *   metadata of another file included
 */
export function fileMetadataOf(
  response: Pick<HttpResponse, "url" | "json">,
  asked: FileReference,
  warn: RunContext["warn"],
) {
  const body = response.json();
  const type = Array.isArray(body) ? "folder" : str(body, "type");
  if (type === "folder" || type === "dir" || type === "submodule")
    throw new SourceError("input_not_found", `The path is a ${type}, not a file.`, { url: response.url });
  const [pageUrl, path] = [str(body, "html_url") ?? "", str(body, "path")];
  const page = parseFileUrl(pageUrl);
  // A ref may have slashes of its own: the path says where it ends.
  const whole = page && `${page.ref}/${page.path}`;
  if (type === null || page === null || path !== asked.path || !whole?.endsWith(`/${path}`))
    throw changed(response, `The contents answer is about ${path ?? "nothing"}, not ${asked.path}.`);
  assertAbout(response, asked, { repo: page.repo });
  const ref = whole.slice(0, -path.length - 1);
  if (!isSameRef(asked.ref, ref))
    throw changed(response, `The contents answer is of ${ref}, not ${asked.ref}.`);
  const read = readFields(metadataFields, body, { answer: "contents answer", warn });
  return { repo: page.repo, ref, pageUrl, ...read };
}

/** GitHub repeats the ref that was asked for, a full one or a part of a commit in its own form. */
function isSameRef(asked: string, got: string): boolean {
  const [plain, other] = [asked, got].map((ref) => ref.replace(/^refs\/(?:heads|tags)\//, ""));
  return asked === "HEAD" || plain === other || (/^[0-9a-f]{7,40}$/.test(asked) && got.startsWith(asked));
}

/**
 * @throws SourceError `source_changed` when the bytes are not those that GitHub describes: a page in place of the file,
 *   or a push between the two calls
 */
export function assertSameFile(bytes: Uint8Array, { sha }: FileMetadata, url: string): void {
  const actual = createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
  if (sha !== null && sha.length === actual.length && sha !== actual)
    throw changed({ url }, "The bytes are not those that GitHub describes. The file may just have changed.");
}
