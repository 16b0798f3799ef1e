import {
  asLists,
  fieldsFrom,
  isSafePath,
  listOf,
  publicUrl,
  shortText,
  steps,
  type z,
  withoutEnd,
} from "../../../plugin-sdk/index.ts";
import { parseGithubUrl } from "./github-url.ts";
import { normalizeRepository, repoField, repositoryName } from "./repository.ts";

/** One file at one ref. Out of a URL, `ref` is only its first segment: a URL does not say where a branch name ends. */
export interface FileReference {
  repo: string;
  ref: string;
  path: string;
}

/** True for a branch, tag, commit or file path that stays inside its repository when it becomes part of an address. */
function isInsideRepository(text: string): boolean {
  return isSafePath(text) && !/\\|\/\/|^\/|\/$/.test(text);
}

const insideText = (max: number, what: string) =>
  shortText(max, what).refine(
    isInsideRepository,
    "Expected a name without `.` and `..` segments, backslashes and doubled slashes.",
  );

/** Reads blob, raw and raw-host URLs. Null for anything else. */
export function parseFileUrl(text: string): FileReference | null {
  const address = parseGithubUrl(text);
  if (address === null) return null;
  const [owner, name, ...tail] = address.segments;
  const isPage = address.host === "github.com";
  if (isPage && tail[0] !== "blob" && tail[0] !== "raw") return null;
  const rest = isPage ? tail.slice(1) : tail;
  const isFullRef = rest[0] === "refs" && (rest[1] === "heads" || rest[1] === "tags");
  const [ref, ...path] = isFullRef ? rest.slice(2) : rest;
  const repo = repositoryName(owner, name);
  if (repo === null || ref === undefined || path.length === 0) return null;
  const found = { repo, ref, path: path.join("/") };
  return isInsideRepository(found.ref) && isInsideRepository(found.path) ? found : null;
}

const fileUrl = publicUrl.refine(
  (text) => parseFileUrl(text) !== null,
  "Expected a GitHub blob URL or a raw file URL.",
);

/** The input fields that name files. */
export const fileTargets = {
  repo: repoField.optional(),
  path: insideText(1_024, "The path")
    .optional()
    .describe("Path of the file from the root of the repository, such as src/index.ts."),
  ref: insideText(255, "The ref")
    .default("HEAD")
    .describe("Branch, tag or commit. HEAD is the newest commit of the default branch."),
  url: fileUrl.optional().describe("Blob URL or raw file URL, instead of `repo`, `ref` and `path`."),
  urls: listOf(fileUrl, 50, "URLs")
    .optional()
    .describe("Blob URLs or raw file URLs; a file that is missing is a warning."),
};

type TargetsOf = z.output<z.ZodObject<typeof fileTargets>>;

/** The files that the fields name. */
export function filesOf({ repo, ref, path, urls = [] }: TargetsOf): FileReference[] {
  const one = repo !== undefined && path !== undefined ? [{ repo, ref, path }] : [];
  return [...one, ...urls.flatMap((text) => parseFileUrl(text) ?? [])];
}

/** Object-level rule: validation passes only where `filesOf` finds one. */
export const FILE_NEEDED = {
  path: ["path"],
  error: "Name a file: `repo` (owner/name) and `path`, or `url`, or `urls`.",
};

/** Turns `url` into `repo`, `ref` and `path`, and drops slashes around the path. */
export const normalizeFile = steps(
  asLists("urls"),
  fieldsFrom("url", parseFileUrl),
  normalizeRepository,
  fieldsFrom("path", (text) => ({ path: withoutEnd(text.trim().replace(/^(?:\.?\/)+/, ""), "/") })),
);
