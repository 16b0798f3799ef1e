import { errorsDoc } from "./errors-doc.ts";
import { familiesDoc } from "./families-doc.ts";
import { type GeneratedFile, staleness } from "./generated-file.ts";

/** Every generated file that is committed. A new generator is added here and nowhere else. */
const GENERATED: readonly GeneratedFile[] = [errorsDoc, familiesDoc];

let stale = 0;
for (const file of GENERATED) {
  const difference = await staleness(file);
  if (difference === null) continue;
  stale += 1;
  const what =
    difference.firstLine === null ? "is missing" : `is out of date from line ${difference.firstLine} on`;
  console.error(`${file.path} ${what}. Run \`${file.command}\` and commit the result.`);
}
if (stale > 0) process.exitCode = 1;
else console.log(`${GENERATED.length} generated files are current`);
