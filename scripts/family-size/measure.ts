import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Scraper } from "../../src/plugin-sdk/define-scraper.ts";
import { builtInScraper } from "../generate/built-in-scrapers.ts";
import { PROJECT_ROOT } from "../generate/generated-file.ts";

/** Hand-written lines that an operation takes: its own, and its share of what it has in common with others. */
export interface OperationSize {
  name: string;
  code: number;
  cases: number;
}

export interface FamilySize {
  family: string;
  /** Without those that are not public: they hold no reader. */
  operations: OperationSize[];
  /** Lines of the family's unit tests, which count for no operation. */
  tests: number;
}

interface Place {
  operation: Scraper["operations"][number];
  file: string;
}

const IMPORT = /(?:from|import)\s+"(\.[^"]+\.ts)"/g;

/**
 * Counts the lines of a family's folder that are neither blank nor of an import: the formatter gives one import a line or
 * twenty. A file that several operations import is divided among them; what none imports (the table of contents, cases
 * that stand in no operation's folder) is divided among all. Recordings do not count.
 */
export async function sizeOf(family: string): Promise<FamilySize> {
  const folder = path.join(PROJECT_ROOT, "src/plugins", family);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") || isCasesFile(name))
    .map((name) => path.join(folder, name));
  const isTest = (file: string): boolean => file.endsWith(".test.ts");
  const places = await placesOf(family, path.join(folder, "index.ts"));
  const operations = places.map(({ operation, file }) => ({
    isPublic: operation.availability !== "not_public",
    size: { name: operation.name, code: 0, cases: 0 },
    folder: path.dirname(file),
    reached: reachedFrom(file, folder),
  }));
  for (const file of files.filter((one) => !isTest(one))) {
    const isCases = isCasesFile(file);
    const users = operations.filter((one) =>
      isCases ? one.folder === path.dirname(file) : one.reached.has(file),
    );
    const sharers = users.length > 0 ? users : operations;
    for (const { size } of sharers) size[isCases ? "cases" : "code"] += linesOf(file) / sharers.length;
  }
  const tests = files.filter(isTest).reduce((sum, file) => sum + linesOf(file), 0);
  return { family, operations: operations.filter((one) => one.isPublic).map(({ size }) => size), tests };
}

/** The number in the middle of code and cases of all operations, as a whole number. */
export function medianOf(
  operations: OperationSize[],
  part: (one: OperationSize) => number = wholeOf,
): number {
  const sorted = operations.map(part).sort((a, b) => a - b);
  const middle = sorted.slice((sorted.length - 1) >> 1, (sorted.length >> 1) + 1);
  return Math.round(middle.reduce((sum, one) => sum + one, 0) / middle.length);
}

export const wholeOf = ({ code, cases }: OperationSize): number => code + cases;

/** The operations of the loaded scraper, each with the file that its table of contents imports it from. */
async function placesOf(family: string, index: string): Promise<Place[]> {
  const { operations } = await builtInScraper(family);
  const modules = await Promise.all(
    importsOf(index).map(async (file) => ({
      file,
      values: Object.values((await import(pathToFileURL(file).href)) as object).flat() as unknown[],
    })),
  );
  return operations.map((operation) => {
    const place = modules.find(({ values }) => values.includes(operation));
    if (place === undefined) throw new Error(`${family}/index.ts does not import ${operation.name}.`);
    return { operation, file: place.file };
  });
}

/** A file and all of the family that it imports, directly or not. */
function reachedFrom(file: string, folder: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !file.startsWith(folder + path.sep) || !existsSync(file)) return seen;
  seen.add(file);
  for (const next of importsOf(file)) reachedFrom(next, folder, seen);
  return seen;
}

const importsOf = (file: string): string[] =>
  [...readFileSync(file, "utf8").matchAll(IMPORT)].map(([, name = ""]) =>
    path.resolve(path.dirname(file), name),
  );

const isCasesFile = (file: string): boolean => path.basename(file) === "cases.json";

const linesOf = (file: string): number =>
  readFileSync(file, "utf8")
    .replaceAll(/^import\b[^;]*;$/gm, "")
    .split("\n")
    .filter((line) => line.trim() !== "").length;
