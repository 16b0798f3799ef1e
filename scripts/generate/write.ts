import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { GENERATED } from "./files.ts";
import { PROJECT_ROOT, staleness } from "./generated-file.ts";

for (const file of GENERATED) {
  // What is current keeps its time, by which builds go.
  if ((await staleness(file)) === null) continue;
  const target = path.join(PROJECT_ROOT, file.path);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, await file.render());
  console.log(`wrote ${file.path}`);
}
console.log(`${GENERATED.length} generated files are current`);
