// Makes a new scraper plugin that passes its tests: `npm run new:scraper <family> [-- --dir <folder>]`.
// Any Node from 18 on runs this file; it needs no installed package.
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { errorJson } from "./launcher/error-json.mjs";
import { LaunchError } from "./launcher/launch-error.mjs";
import { UsageError } from "./launcher/usage-error.mjs";
import { callerFolder } from "./new-scraper/caller-folder.mjs";
import { nextSteps } from "./new-scraper/next-steps.mjs";
import { scaffold } from "./new-scraper/scaffold.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const USAGE = "usage: npm run new:scraper <family> [-- --dir <folder>] [--json]";

/** @param {string[]} args */
function readArguments(args) {
  const rest = args.filter((word) => word !== "--json");
  const flag = rest.indexOf("--dir");
  const [dir] = flag === -1 ? [] : rest.splice(flag, 2).slice(1);
  if (flag !== -1 && dir === undefined) throw new UsageError(`--dir needs a folder.\n${USAGE}`);
  const [family, ...others] = rest;
  if (family === undefined || others.length > 0 || family.startsWith("-")) throw new UsageError(USAGE);
  return { family, dir: dir === undefined ? undefined : resolve(callerFolder("new:scraper"), dir) };
}

const asJson = process.argv.includes("--json");
try {
  const { family, dir } = readArguments(process.argv.slice(2));
  const made = scaffold(root, { family, dir });
  process.stdout.write(`${asJson ? JSON.stringify(made, null, 2) : nextSteps(root, made)}\n`);
} catch (error) {
  if (!(error instanceof LaunchError)) throw error;
  process.stderr.write(`${asJson ? errorJson(error) : `quarry: ${error.message}`}\n`);
  process.exitCode = error.exitCode;
}
