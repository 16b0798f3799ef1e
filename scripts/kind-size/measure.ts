import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import ts from "typescript";
import type { Kind } from "../../src/kinds/kind.ts";
import { PROJECT_ROOT } from "../generate/generated-file.ts";

/** What a kind takes, in lines as `git diff --numstat` counts them. */
export interface KindSize {
  /** Of all that is its own: rows, code, documents, tests and page. */
  files: number;
  lines: number;
  /** Lines of its faces for each route of /v1; null without one. */
  route: number | null;
  /** Lines that declare a field that is shown, in its row or class and its document; null without one. */
  field: number | null;
}

const ROWS = "src/kinds";
const HAND_WRITTEN = /^(?:src|test|docs|dashboard)\/.*\.(?:tsx?|graphql|md)$/;
const OTHERS =
  /\/generated\/|^src\/(?:plugins|plugin-sdk|scrape-host|errors|kernel|services)\/|^docs\/(?:adr|families)\/|\/all-[\w-]+\.ts$/;
/** Where a route is written down; tests hold routes by walks over all of them. */
const FACES = /^src\/(?:schema|resolvers|documents|rest-compat|client|cli)\/(?!.*\.test\.ts$)/;

/** The sizes of every kind by name, of files that are called as it, or stand in a folder that is; those of any kind are `all`. */
export async function kindSizes(): Promise<Record<string, KindSize>> {
  const listed = execFileSync(
    "git",
    ["ls-files", "-co", "--exclude-standard", "src", "test", "docs", "dashboard"],
    {
      cwd: PROJECT_ROOT,
      encoding: "utf8",
    },
  );
  const files = listed
    .split("\n")
    .filter((file) => HAND_WRITTEN.test(file) && !OTHERS.test(file))
    .map((name) => ({ name, text: readFileSync(path.join(PROJECT_ROOT, name), "utf8") }));
  const names = await kindNames();
  const sizes = names.map(([name, words]) => [name, sizeOf(files.filter((file) => isOf(file.name, words)))]);
  const ofAny = new Set(names.flatMap(([, words]) => [...words]));
  const all = sizeOf(files.filter((file) => isOf(file.name, ofAny)));
  return { ...(Object.fromEntries(sizes) as Record<string, KindSize>), all };
}

function sizeOf(files: readonly File[]): KindSize {
  return { files: files.length, lines: linesOf(files), route: routeSize(files), field: fieldSize(files) };
}

interface File {
  name: string;
  text: string;
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

/** All that its faces say, shared out among its routes. */
function routeSize(files: readonly File[]): number | null {
  const faces = files.filter(({ name }) => FACES.test(name));
  const routes = faces
    .filter(({ name }) => name.endsWith(".routes.ts"))
    .flatMap(({ text }) => text.match(/^ {2}"(?:GET|POST|PUT|PATCH|DELETE) \//gm) ?? []);
  return routes.length === 0 ? null : Math.ceil(linesOf(faces) / routes.length);
}

/** What declares its fields, to one decimal, and a line of each in its document. */
function fieldSize(files: readonly File[]): number | null {
  const fields = files.filter(({ name }) => /^src\/(?:schema|kinds)\//.test(name)).flatMap(fieldsIn);
  if (fields.length === 0) return null;
  const lines = fields.reduce((sum, field) => sum + field.split("\n").length - 1, 0);
  return Math.ceil((lines / fields.length + 1) * 10) / 10;
}

/** Fields in classes of types and in rows of kinds, with decorators, comments, and the blank line in front of them. */
function fieldsIn({ name, text }: File): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const isInClass = ts.isPropertyDeclaration(node) && ts.getDecorators(node) !== undefined;
    const isInRow =
      ts.isPropertyAssignment(node) &&
      ts.isPropertyAssignment(node.parent.parent) &&
      node.parent.parent.name.getText() === "fields";
    if (isInClass || isInRow) found.push(node.getFullText());
    else ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true));
  return found;
}

const linesOf = (files: readonly File[]): number =>
  files.reduce((sum, { text }) => sum + text.split("\n").length - 1, 0);
const kebab = (words: string): string => words.toLowerCase().replaceAll(" ", "-");
