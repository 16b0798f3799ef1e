import { GENERATED } from "./files.ts";
import { GENERATE, staleness } from "./generated-file.ts";

let stale = 0;
for (const file of GENERATED) {
  const difference = await staleness(file);
  if (difference === null) continue;
  stale += 1;
  const what =
    difference.firstLine === null ? "is missing" : `is out of date from line ${difference.firstLine} on`;
  console.error(`${file.path} ${what}. Run \`${GENERATE}\` and commit the result.`);
}
if (stale > 0) process.exitCode = 1;
else console.log(`${GENERATED.length} generated files are current`);
