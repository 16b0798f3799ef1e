// Prints how many hand-written lines each operation of each scraper family takes: `npm run family:size [-- family…]`.
// With `--update` it also writes the table of medians that test/architecture/family-size.test.ts holds families to.
import { writeFileSync } from "node:fs";
import { BUILT_IN_IDS } from "../generate/built-in-scrapers.ts";
import { medianOf, sizeOf, wholeOf } from "./measure.ts";
import { committedMedians, MEDIANS_FILE } from "./ratchet.ts";

const words = process.argv.slice(2);
const wanted = words.filter((word) => !word.startsWith("--"));
const unknown = wanted.find((family) => !BUILT_IN_IDS.includes(family));
if (unknown !== undefined)
  throw new Error(`"${unknown}" is no family; there are ${BUILT_IN_IDS.join(", ")}.`);

const row = (name: string, ...numbers: number[]): void =>
  console.log(`  ${name.padEnd(24)}${numbers.map((one) => String(Math.round(one)).padStart(8)).join("")}`);

const sizes = await Promise.all(BUILT_IN_IDS.map(sizeOf));
const shown = sizes.filter(({ family }) => wanted.length === 0 || wanted.includes(family));
for (const { family, operations, tests } of shown) {
  console.log(`${family.padEnd(28)}  code   cases     all`);
  for (const one of operations) row(one.name, one.code, one.cases, wholeOf(one));
  row(
    "median",
    medianOf(operations, ({ code }) => code),
    medianOf(operations, ({ cases }) => cases),
    medianOf(operations),
  );
  console.log(`  unit tests of the family: ${tests} lines\n`);
}
const all = shown.flatMap(({ operations }) => operations);
console.log(`${all.length} operations of ${shown.length} families, median ${medianOf(all)}`);

if (words.includes("--update")) {
  const medians = Object.fromEntries(shown.map(({ family, operations }) => [family, medianOf(operations)]));
  const table = wanted.length === 0 ? medians : { ...committedMedians(), ...medians };
  writeFileSync(MEDIANS_FILE, `${JSON.stringify(table, null, 2)}\n`);
}
