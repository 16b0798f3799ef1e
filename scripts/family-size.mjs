// Prints how many hand-written lines each operation of each scraper family takes: `npm run family:size [family…]`.
// A line counts that is neither blank nor of an import: the formatter gives one import a line or twenty. A file that several
// operations import is divided among them; what none imports (the table of contents, cases that stand in no operation's
// folder) is divided among all. Recordings do not count, and unit tests are told apart.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const PLUGINS = fileURLToPath(new URL("../src/plugins/", import.meta.url));
const IMPORT = /(?:from|import)\s+"(\.[^"]+\.ts)"/g;

const linesOf = (file) =>
  readFileSync(file, "utf8")
    .replaceAll(/^import\b[^;]*;$/gm, "")
    .split("\n")
    .filter((line) => line.trim() !== "").length;

const importsOf = (file) =>
  [...readFileSync(file, "utf8").matchAll(IMPORT)].map(([, path]) => resolve(dirname(file), path));

/** A file and all of the family that it imports, directly or not. */
function reachedFrom(file, folder, seen = new Set()) {
  if (seen.has(file) || !file.startsWith(folder) || !existsSync(file)) return seen;
  seen.add(file);
  for (const next of importsOf(file)) reachedFrom(next, folder, seen);
  return seen;
}

function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Rows of a family: lines of code and of cases for each operation, and its lines of unit tests. */
function measured(family) {
  const folder = join(PLUGINS, family, "/");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts"))
    .map((path) => join(folder, path));
  const isTest = (file) => file.endsWith(".test.ts");
  const isCases = (file) => /(?:^|\/)(?:cases(?:\.ts$|\/)|refusals\.ts$)/.test(relative(folder, file));
  const operations = importsOf(join(folder, "index.ts"))
    .filter((file) => /\boperation\(\{/.test(readFileSync(file, "utf8")))
    .map((file) => ({
      name: /name: "([^"]+)"/.exec(readFileSync(file, "utf8"))[1],
      file,
      code: 0,
      cases: 0,
    }));
  const reached = new Map(operations.map((one) => [one, reachedFrom(one.file, folder)]));
  for (const file of files.filter((one) => !isTest(one))) {
    const users = isCases(file)
      ? operations.filter((one) => dirname(one.file) === dirname(file) && !file.includes("/operations/"))
      : operations.filter((one) => reached.get(one).has(file));
    const sharers = users.length > 0 ? users : operations;
    for (const one of sharers) one[isCases(file) ? "cases" : "code"] += linesOf(file) / sharers.length;
  }
  const tests = files.filter(isTest).reduce((sum, file) => sum + linesOf(file), 0);
  return { family, operations, tests };
}

const wanted = process.argv.slice(2);
const families = readdirSync(PLUGINS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && (wanted.length === 0 || wanted.includes(entry.name)))
  .map(({ name }) => name);

const row = (...[name, ...numbers]) =>
  console.log(`  ${name.padEnd(24)}${numbers.map((one) => String(Math.round(one)).padStart(8)).join("")}`);
for (const { family, operations, tests } of families.map(measured)) {
  console.log(`${family}${" ".repeat(Math.max(1, 28 - family.length))}  code   cases     all`);
  for (const { name, code, cases } of operations) row(name, code, cases, code + cases);
  const alls = operations.map(({ code, cases }) => code + cases);
  row("median", ...["code", "cases"].map((part) => median(operations.map((one) => one[part]))), median(alls));
  console.log(`  unit tests of the family: ${tests} lines\n`);
}
