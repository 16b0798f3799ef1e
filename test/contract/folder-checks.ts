import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { PluginCase } from "../../src/plugin-sdk/testkit/case-file.ts";

const MAX_LINES = 400;
/** Recordings are written by hand in the structure of real answers; larger ones are pages of the source itself. */
const MAX_HAR_BYTES = 200_000;

/** What is wrong with the files of a plugin folder. */
export function folderProblems(folder: URL, cases: readonly PluginCase[]): string[] {
  const problems = ["index.ts", "README.md"]
    .filter((name) => !existsSync(new URL(name, folder)))
    .map((name) => `${name} is missing.`);
  const replayed = new Set(cases.map(({ har }) => har));
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => /\.[a-z]+$/.test(path) && !path.endsWith(".bodies"));
  for (const path of files) {
    if (
      !/^(?:[a-z0-9]+(?:-[a-z0-9]+)*\/)*(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\.test)?\.ts|[a-z0-9-]+\.har\.json|cases\.json|[a-z0-9-]+\.bodies\/[a-z0-9-]+\.[a-z]+|README\.md)$/.test(
        path,
      )
    ) {
      problems.push(
        `${path}: names are lower-case words joined by hyphens; files are .ts, cases.json, .har.json with its .bodies folder, or README.md.`,
      );
    }
    if (/(?:^|\/)cases\.ts$/.test(path)) problems.push(`${path}: cases are data; write them to cases.json.`);
    const text = readFileSync(new URL(path, folder), "utf8");
    if (path.endsWith(".ts") && text.split("\n").length - 1 > MAX_LINES)
      problems.push(`${path} has over ${MAX_LINES} lines.`);
    const [, har, body] = /^(.*)\.bodies(\/.*)$/.exec(path) ?? [];
    if (har !== undefined) {
      if (text.length > MAX_HAR_BYTES) problems.push(`${path} has over ${MAX_HAR_BYTES} bytes.`);
      const named = new URL(`${har}.har.json`, folder);
      if (!existsSync(named) || !readFileSync(named, "utf8").includes(`.bodies${body}"`))
        problems.push(`${path} is named by no recording.`);
    }
    if (path.endsWith(".har.json")) {
      if (text.length > MAX_HAR_BYTES) problems.push(`${path} has over ${MAX_HAR_BYTES} bytes.`);
      if (!replayed.has(path)) problems.push(`${path} is replayed by no case.`);
    }
  }
  return problems;
}
