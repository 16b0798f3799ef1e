// Prints what each kind of thing takes on all its faces, in lines as `git diff --numstat` counts them, and fails for one that has
// grown over sizes.json, or that is new and over the bounds. `npm run kind:size -- --update` writes that table.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { kindSizes, type KindSize } from "./measure.ts";

const TABLE = path.join(import.meta.dirname, "sizes.json");
/** What a kind with three fields and five operations takes. */
const NEW: KindSize = { files: 15, lines: 240, route: 60, field: 4 };
const MEASURES = ["files", "lines", "route", "field"] as const;

const sizes = await kindSizes();
if (process.argv.includes("--update")) {
  const rows = Object.entries(sizes).flatMap(([kind, size]) => {
    if (kind === "all") return [];
    const measures = MEASURES.map((measure) => `"${measure}": ${size[measure]}`);
    return `  "${kind}": { ${measures.join(", ")} }`;
  });
  writeFileSync(TABLE, `{\n${rows.join(",\n")}\n}\n`);
}
const committed = JSON.parse(readFileSync(TABLE, "utf8")) as Record<string, KindSize>;
const grown: string[] = [];
console.log(`${"kind".padEnd(16)}   files   lines  a route  a field`);
for (const [kind, size] of Object.entries(sizes)) {
  const shown = MEASURES.map((measure) => String(size[measure] ?? "-").padStart(8));
  console.log(kind.padEnd(16) + shown.join(""));
  // What all take rises with every kind.
  if (kind === "all") continue;
  const before = committed[kind];
  for (const measure of MEASURES) {
    const [is, most] = [size[measure] ?? 0, (before ?? NEW)[measure] ?? NEW[measure] ?? 0];
    if (is > most)
      grown.push(`${kind}: ${measure} ${is}, ${before ? "before" : "a new kind has at most"} ${most}.`);
  }
}
for (const line of grown) console.error(line);
if (grown.length > 0) {
  console.error("Derive what is repeated. Where it is worth it: npm run kind:size -- --update");
  process.exitCode = 1;
}
