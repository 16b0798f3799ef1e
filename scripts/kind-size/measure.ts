import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Kind } from "../../src/kinds/kind.ts";
import { PROJECT_ROOT } from "../generate/generated-file.ts";

/** What a kind takes on all its faces, its tests and its page included. */
export interface KindSize {
  files: number;
  lines: number;
}

const ROWS = "src/kinds";
const HAND_WRITTEN = /^(?:src|test|docs)\/.*\.(?:ts|graphql|md)$/;
const OTHERS =
  /\/generated\/|^src\/(?:plugins|plugin-sdk|scrape-host|errors|kernel)\/|^docs\/(?:adr|families)\/|\/all-[\w-]+\.ts$/;

/** Files and lines of every kind by name: those that are called as it, or stand in a folder that is. */
export async function kindSizes(): Promise<Record<string, KindSize>> {
  const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "src", "test", "docs"], {
    cwd: PROJECT_ROOT,
    encoding: "utf8",
  })
    .split("\n")
    .filter((file) => HAND_WRITTEN.test(file) && !OTHERS.test(file));
  const sizes: Record<string, KindSize> = {};
  for (const [name, words] of await kindNames()) {
    const own = files.filter((file) => isOf(file, words));
    const lines = own.reduce(
      (sum, file) => sum + linesOf(readFileSync(path.join(PROJECT_ROOT, file), "utf8")),
      0,
    );
    sizes[name] = { files: own.length, lines };
  }
  return sizes;
}

/** The file of each row that names a kind, with the words by which its other files are called. */
async function kindNames(): Promise<[string, Set<string>][]> {
  const files = readdirSync(path.join(PROJECT_ROOT, ROWS)).filter((file) => /^[a-z-]+\.ts$/.test(file));
  const found: [string, Set<string>][] = [];
  for (const file of files) {
    const rows = (await import(pathToFileURL(path.join(PROJECT_ROOT, ROWS, file)).href)) as object;
    const kinds = Object.values(rows).filter(isKind);
    const name = file.slice(0, -".ts".length);
    const words = kinds.flatMap(({ many, rest }) => [kebab(many), rest?.path.split("/").at(-1) ?? name]);
    if (kinds.length > 0) found.push([name, new Set([name, `${name}s`, ...words])]);
  }
  return found;
}

function isKind(value: unknown): value is Kind {
  return typeof value === "object" && value !== null && "one" in value && "many" in value;
}

/** `src/store/note/…`, `note.service.ts`, `note-documents.ts`. */
function isOf(file: string, words: ReadonlySet<string>): boolean {
  return file.split("/").some((part) => {
    const base = part.replace(/\..*$/, "");
    return words.has(base) || words.has(base.replace(/-documents$/, ""));
  });
}

/** Lines that are neither blank nor of an import: the formatter gives one import a line or twenty. */
function linesOf(text: string): number {
  return text
    .replaceAll(/^import\b[^;]*;$/gm, "")
    .split("\n")
    .filter((line) => line.trim() !== "").length;
}

const kebab = (words: string): string => words.toLowerCase().replaceAll(" ", "-");
