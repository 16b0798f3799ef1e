import {
  isSafePath,
  type JsonObject,
  type NoteNormalization,
  publicUrl,
  shortText,
} from "../../../plugin-sdk/index.ts";
import { parseGithubUrl } from "./github-url.ts";
import { normalizeRepository, repoField, repositoryName } from "./repository-target.ts";

/** One file at one ref. Out of a URL, `ref` is only its first segment: a URL does not say where a branch name ends. */
export interface FileReference {
  repo: string;
  ref: string;
  path: string;
}

/** True for a branch, tag, commit or file path that stays inside its repository when it becomes part of an address. */
export function isInsideRepository(text: string): boolean {
  return isSafePath(text) && !/\\|\/\/|^\/|\/$/.test(text);
}

const INSIDE = "Expected a name without `.` and `..` segments, backslashes and doubled slashes.";

/** Reads blob, raw and raw-host URLs. Null for anything else. */
export function parseFileUrl(text: string): FileReference | null {
  const address = parseGithubUrl(text);
  if (address === null) return null;
  const [owner, name, ...tail] = address.segments;
  if (address.host === "github.com" && tail[0] !== "blob" && tail[0] !== "raw") return null;
  const rest = address.host === "github.com" ? tail.slice(1) : tail;
  const isFullRef = rest[0] === "refs" && (rest[1] === "heads" || rest[1] === "tags");
  const [ref, ...path] = isFullRef ? rest.slice(2) : rest;
  const repo = repositoryName(owner, name);
  if (repo === null || ref === undefined || path.length === 0) return null;
  const found = { repo, ref, path: path.join("/") };
  return isInsideRepository(found.ref) && isInsideRepository(found.path) ? found : null;
}

/** The input fields that name one file. */
export const fileTarget = {
  repo: repoField.optional(),
  path: shortText(1_024, "The path")
    .refine(isInsideRepository, INSIDE)
    .optional()
    .describe("Path of the file from the root of the repository, such as src/index.ts."),
  ref: shortText(255, "The ref")
    .refine(isInsideRepository, INSIDE)
    .default("HEAD")
    .describe("Branch, tag or commit. HEAD is the newest commit of the default branch."),
  url: publicUrl
    .refine((text) => parseFileUrl(text) !== null, "Expected a GitHub blob URL or a raw file URL.")
    .optional()
    .describe("Blob URL or raw file URL, instead of `repo`, `ref` and `path`."),
};

interface FileFields {
  repo?: string | undefined;
  ref: string;
  path?: string | undefined;
  url?: string | undefined;
}

/** The file that the fields name, or null. */
export function fileReferenceOf({ repo, ref, path, url }: FileFields): FileReference | null {
  if (repo !== undefined && path !== undefined) return { repo, ref, path };
  return url === undefined ? null : parseFileUrl(url);
}

/** Object-level rule: a file is named by `repo` and `path`. */
export const FILE_NEEDED = {
  path: ["path"],
  error: "Name one file: `repo` (owner/name) and `path`, or `url`.",
};

/** Turns `url` into `repo`, `ref` and `path`, and drops slashes around the path. */
export function normalizeFile(raw: JsonObject, note: NoteNormalization): JsonObject {
  const { url, ...rest } = raw;
  const found = typeof url === "string" ? parseFileUrl(url) : null;
  if (found !== null) {
    for (const field of Object.keys(found)) note(field, "read from url");
    return { ...rest, ...found };
  }
  const normalized = normalizeRepository(raw, note);
  if (typeof normalized.path !== "string") return normalized;
  const path = normalized.path.trim().replaceAll(/^(?:\.?\/)+|\/+$/g, "");
  if (path === normalized.path) return normalized;
  note("path", "written from the root of the repository");
  return { ...normalized, path };
}
