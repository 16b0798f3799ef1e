import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { EXIT } from "../errors/to-exit-code.ts";
import { UsageError } from "./usage-error.ts";

/** Beside src in the repository and beside dist in the package. Plain JavaScript: `npm run new:scraper` needs no packages. */
const SCAFFOLD = new URL("../../scripts/new-scraper/scaffold.mjs", import.meta.url).href;

interface Scaffold {
  scaffold: (
    root: null,
    wish: { family: string; dir: string; kind?: string; operations?: string[] },
  ) => { folder: string };
}

/** `new <family> [--dir <folder>] [--kind <kind>] [--operations <names>] [--json]`: makes a plugin. Returns the exit code. */
export async function newPlugin(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    options: {
      dir: { type: "string", default: "." },
      kind: { type: "string" },
      operations: { type: "string" },
      json: { type: "boolean", default: false },
    },
    allowPositionals: true,
  });
  const [family, ...others] = positionals;
  if (family === undefined || others.length > 0) throw new UsageError("Name one scraper family.");
  const { kind, operations } = values;
  const { scaffold } = (await import(SCAFFOLD)) as Scaffold;
  const made = scaffold(null, {
    family,
    dir: resolve(values.dir),
    ...(kind === undefined ? {} : { kind }),
    ...(operations === undefined ? {} : { operations: operations.split(",") }),
  });
  process.stdout.write(
    values.json
      ? `${JSON.stringify({ family, folder: made.folder }, null, 2)}\n`
      : `Made ${made.folder}.\n\nSee its tests pass:  npx quarry-plugin test ${made.folder}\nName its origins:    ${made.folder}/source.ts\n`,
  );
  return EXIT.ok;
}
