// Prints how many files and hand-written lines each kind of thing takes on all its faces, and fails for one that has grown over
// sizes.json, or that is new and over the bounds. `npm run kind:size -- --update` writes that table.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { kindSizes, type KindSize } from "./measure.ts";

const TABLE = path.join(import.meta.dirname, "sizes.json");
/** What a kind with three fields and five operations takes. */
const NEW: KindSize = { files: 12, lines: 220 };

const sizes = await kindSizes();
if (process.argv.includes("--update")) {
  const rows = Object.entries(sizes).map(
    ([kind, { files, lines }]) => `  "${kind}": { "files": ${files}, "lines": ${lines} }`,
  );
  writeFileSync(TABLE, `{\n${rows.join(",\n")}\n}\n`);
}
const committed = JSON.parse(readFileSync(TABLE, "utf8")) as Record<string, KindSize>;
const grown: string[] = [];
for (const [kind, { files, lines }] of Object.entries(sizes)) {
  const before = committed[kind];
  const most = before ?? NEW;
  const isOver = files > most.files || lines > most.lines;
  console.log(`${kind.padEnd(16)}${String(files).padStart(4)} files${String(lines).padStart(7)} lines`);
  if (isOver)
    grown.push(
      `${kind} has ${files} files and ${lines} lines, ${before ? `${before.files} and ${before.lines} before` : `over the ${NEW.files} and ${NEW.lines} of a new kind`}.`,
    );
}
for (const line of grown) console.error(line);
if (grown.length > 0) {
  console.error("Derive what is repeated. Where it is worth it: npm run kind:size -- --update");
  process.exitCode = 1;
}
