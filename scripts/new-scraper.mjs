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
const USAGE =
  "usage: npm run new:scraper <family> [-- --kind json|html|feed|rpc] [--operations a,b] [--dir <folder>] [--json]";

/** @param {string[]} args */
function readArguments(args) {
  const rest = args.filter((word) => word !== "--json");
  const dir = takeOption(rest, "--dir", "a folder");
  const kind = takeOption(rest, "--kind", "json, html, feed or rpc");
  const operations = takeOption(rest, "--operations", "names with commas between them")?.split(",");
  const [family, ...others] = rest;
  if (family === undefined || others.length > 0 || family.startsWith("-")) throw new UsageError(USAGE);
  return { family, kind, operations, dir: dir && resolve(callerFolder("new:scraper"), dir) };
}

/** Takes an option and its value out of the words. */
function takeOption(words, option, what) {
  const at = words.indexOf(option);
  if (at === -1) return undefined;
  const [, value] = words.splice(at, 2);
  if (!value) throw new UsageError(`${option} needs ${what}.\n${USAGE}`);
  return value;
}

const asJson = process.argv.includes("--json");
try {
  const made = scaffold(root, readArguments(process.argv.slice(2)));
  process.stdout.write(`${asJson ? JSON.stringify(made, null, 2) : nextSteps(root, made)}\n`);
} catch (error) {
  if (!(error instanceof LaunchError)) throw error;
  process.stderr.write(`${asJson ? errorJson(error) : `quarry: ${error.message}`}\n`);
  process.exitCode = error.exitCode;
}
