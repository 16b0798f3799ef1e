import { existsSync, readdirSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { AppError } from "../errors/app-error.ts";
import { readConfig, type Config, type ConfigProblem } from "../kernel/config.ts";
import { isExecutable } from "../scrape-host/browser/executable.ts";
import { HarError } from "../scrape-host/http/har/har-error.ts";
import { loadHarEntries } from "../scrape-host/http/har/load.ts";

/**
 * The settings in the environment, and whether the files, folders and packages that they name are there. Throws
 * `config_invalid` with every problem. What is there but broken, a plugin for example, is no problem of the settings.
 */
export async function readSettings(env: Record<string, string | undefined>): Promise<Config> {
  const read = readConfig(env);
  if ("problems" in read) throw refusal(read.problems);
  const { config } = read;
  const problems = [
    ...(await recordingProblems(config)),
    ...config.QUARRY_PLUGIN_DIRS.flatMap((dir) => folderProblems(dir, config)),
    ...(await browserProblems(config)),
    ...config.QUARRY_PLUGINS.flatMap(packageProblems),
  ];
  if (problems.length > 0) throw refusal(problems);
  return config;
}

function refusal(problems: readonly ConfigProblem[]): AppError {
  const details = problems.map(({ variable, message }) => ({ path: variable, code: "invalid", message }));
  return new AppError("config_invalid", { details });
}

async function recordingProblems({ QUARRY_FETCH, QUARRY_FETCH_HAR }: Config): Promise<ConfigProblem[]> {
  if (QUARRY_FETCH !== "replay" || QUARRY_FETCH_HAR === undefined) return [];
  try {
    await loadHarEntries(QUARRY_FETCH_HAR);
    return [];
  } catch (error) {
    if (!(error instanceof HarError)) throw error;
    return [{ variable: "QUARRY_FETCH_HAR", message: `cannot be replayed: ${error.message}` }];
  }
}

async function browserProblems({ QUARRY_BROWSER_PATH: path }: Config): Promise<ConfigProblem[]> {
  if (path === undefined || (await isExecutable(path))) return [];
  return [{ variable: "QUARRY_BROWSER_PATH", message: `names no file that can be executed: ${path}` }];
}

/** What makes a folder a plugin. */
const ENTRIES = ["index.js", "index.ts", "package.json"];

/** While plugins are written they may come later. */
function folderProblems(dir: string, { QUARRY_PLUGIN_RELOAD: isReloaded }: Config): ConfigProblem[] {
  const variable = "QUARRY_PLUGIN_DIRS";
  const found = statSync(resolve(dir), { throwIfNoEntry: false });
  if (found === undefined) return [{ variable, message: `names a folder that does not exist: ${dir}` }];
  if (!found.isDirectory()) return [{ variable, message: `names a file where a folder is needed: ${dir}` }];
  const folders = [dir, ...readdirSync(resolve(dir)).map((name) => join(dir, name))];
  const hasPlugin = folders.some((folder) => ENTRIES.some((entry) => existsSync(resolve(folder, entry))));
  if (hasPlugin || isReloaded) return [];
  return [
    {
      variable,
      message: `names a folder without a plugin: neither it nor a folder in it has an ${ENTRIES.join(" or ")}: ${dir}`,
    },
  ];
}

function packageProblems(name: string): ConfigProblem[] {
  const places = createRequire(join(process.cwd(), "package.json")).resolve.paths(name) ?? [];
  if (places.some((place) => existsSync(join(place, name)))) return [];
  return [{ variable: "QUARRY_PLUGINS", message: `names a package that is not installed: ${name}` }];
}
