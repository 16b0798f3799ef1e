// The last step of a build: `node <build>/domain/scraper/write-facts.js`.
import { writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { factsFiles } from "./built-in-facts.ts";
import { loadPlugins } from "./plugin-loader.ts";

const folder = fileURLToPath(new URL("../../plugins", import.meta.url));
const plugins = await loadPlugins({ builtIn: folder, dirs: [], packages: [] });
// A family that does not load is left out; a start then tries it and says why.
const facts = plugins.flatMap(({ scraper, moduleUrl }) =>
  scraper === null ? [] : [[basename(dirname(moduleUrl)), scraper] as const],
);
for (const [name, text] of Object.entries(factsFiles(Object.fromEntries(facts))))
  await writeFile(join(folder, name), text);
