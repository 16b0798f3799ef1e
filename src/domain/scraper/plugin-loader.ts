import { existsSync } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { folderStamp } from "../../kernel/folder-stamp.ts";
import { sha256 } from "../../kernel/hash.ts";
import type { Json } from "../../kernel/json.ts";
import type { Scraper } from "../../plugin-sdk/define-scraper.ts";
import { registerSdkImport } from "../../scrape-host/import-hook.ts";
import { readBuiltInFacts } from "./built-in-facts.ts";
import { problemsOfModule } from "./declaration-check.ts";
import { InputHost } from "./input-host.ts";
import type { InstalledScraper } from "./installed-scraper.ts";
import { tryPlugins, type Trial } from "./plugin-trial.ts";
import { prepareInput } from "./prepared-input.ts";
import { factsOf, type ScraperFacts } from "./scraper-facts.ts";

export interface PluginSources {
  /** Folder of the built-in families, one folder each; null where there are none. */
  builtIn: string | null;
  /** Folders: either one plugin, or one plugin per sub-folder. */
  dirs: readonly string[];
  /** npm package names, resolved from the working directory. */
  packages: readonly string[];
  /** Makes what `dirs` hold another module, with a URL of its own, after every change of a file. */
  isReloaded?: boolean;
}

export interface LoadedPlugin {
  /** Scraper id; for a plugin that would not load, the name of its folder or package. */
  id: string;
  origin: "built-in" | "folder" | "package";
  moduleUrl: string;
  scraper: InstalledScraper | null;
  /** Why it is switched off; null when it works. */
  problem: string | null;
}

type Candidate = Pick<LoadedPlugin, "id" | "origin" | "moduleUrl">;

/**
 * Loads every plugin; this process holds the code of built-in ones only, and of those whose facts the build wrote down not before
 * somebody sends them an input. One that fails is listed with its problem and stops nothing else; of two with one id the first wins.
 */
export async function loadPlugins(sources: PluginSources): Promise<LoadedPlugin[]> {
  registerSdkImport();
  const { isReloaded = false } = sources;
  const candidates = [
    ...(sources.builtIn === null ? [] : await foldersIn(sources.builtIn, "built-in")),
    ...(await Promise.all(sources.dirs.map((dir) => foldersIn(resolve(dir), "folder", isReloaded)))).flat(),
    ...sources.packages.map(packageCandidate),
  ];
  const foreign = candidates.filter((one) => one.origin !== "built-in" && !("problem" in one));
  const tried = await tryPlugins(foreign.map(({ moduleUrl }) => moduleUrl));
  const known = sources.builtIn === null ? null : await readBuiltInFacts(sources.builtIn);
  const loaded = await Promise.all(
    candidates.map(async (one) => {
      const facts = one.origin === "built-in" && !("problem" in one) ? known?.get(one.id) : undefined;
      return facts === undefined ? load(one, tried.get(one.moduleUrl)) : ofBuild(one, facts);
    }),
  );
  const seen = new Map<string, string>();
  return loaded.map((plugin) => {
    const first = seen.get(plugin.id);
    if (first === undefined) {
      seen.set(plugin.id, plugin.moduleUrl);
      return plugin;
    }
    return withTakenId(plugin, first);
  });
}

/** A plugin that is switched off, since the module at this URL has its id. */
export function withTakenId(plugin: LoadedPlugin, takenBy: string): LoadedPlugin {
  return { ...plugin, scraper: null, problem: `The id ${plugin.id} is taken by ${takenBy}.` };
}

/** @param trial of a plugin of others, which is never loaded here */
async function load(candidate: Candidate | LoadedPlugin, trial?: Trial): Promise<LoadedPlugin> {
  if ("problem" in candidate) return candidate;
  if (trial !== undefined) return ofOthers(candidate, trial);
  try {
    const module = (await import(candidate.moduleUrl)) as { default?: unknown };
    const problems = problemsOfModule(module);
    if (problems.length > 0) return { ...candidate, scraper: null, problem: problems.join(" ") };
    const declared = module.default as Scraper;
    const scraper: InstalledScraper = Object.assign(factsOf(declared), {
      isolation: "in_process" as const,
      prepare: (raw: Json) => prepareInput(declared, raw),
      subjectsOf: async (url: string) => declared.subjectsOf?.(url) ?? [],
    });
    return { ...candidate, id: scraper.id, scraper, problem: null };
  } catch (error) {
    return {
      ...candidate,
      scraper: null,
      problem: `Loading failed: ${error instanceof Error ? error.message : String(error)}`,
    };
  }
}

function ofBuild(candidate: Candidate, facts: ScraperFacts): LoadedPlugin {
  // Into the facts: a copy of them would read their schemas.
  const scraper: InstalledScraper = Object.assign(facts, {
    isolation: "in_process" as const,
    prepare: async (raw: Json) => {
      const { default: declared } = (await import(candidate.moduleUrl)) as { default: Scraper };
      return prepareInput(declared, raw);
    },
    subjectsOf: async (url: string) => {
      const { default: declared } = (await import(candidate.moduleUrl)) as { default: Scraper };
      return declared.subjectsOf?.(url) ?? [];
    },
  });
  return { ...candidate, id: scraper.id, scraper, problem: null };
}

function ofOthers(candidate: Candidate, trial: Trial): LoadedPlugin {
  if (trial.problem !== null) return { ...candidate, scraper: null, problem: trial.problem };
  const host = new InputHost(candidate.moduleUrl);
  const scraper: InstalledScraper = {
    ...trial.facts,
    isolation: "thread",
    prepare: (raw, who) => host.prepare(raw, who),
    subjectsOf: async () => [],
  };
  return { ...candidate, id: scraper.id, scraper, problem: null };
}

async function foldersIn(
  dir: string,
  origin: "built-in" | "folder",
  isReloaded = false,
): Promise<(Candidate | LoadedPlugin)[]> {
  if (!existsSync(dir)) return [broken(dir, origin, `The folder ${dir} does not exist.`)];
  const own = await candidateOf(dir, origin, isReloaded);
  if (own !== null) return [own];
  const names = (await readdir(dir)).filter((name) => !name.startsWith(".")).sort();
  const folders: string[] = [];
  // Also those that are links.
  for (const path of names.map((name) => join(dir, name)))
    if ((await stat(path).catch(() => null))?.isDirectory() !== false) folders.push(path);
  return Promise.all(
    folders.map(
      async (folder) =>
        (await candidateOf(folder, origin, isReloaded)) ??
        broken(
          folder,
          origin,
          existsSync(folder)
            ? "The folder has no index.js, index.ts or package.json with `main`."
            : "The link leads nowhere.",
        ),
    ),
  );
}

/** Null for a folder that is no plugin; a plugin with a damaged manifest is a broken one. */
async function candidateOf(
  folder: string,
  origin: "built-in" | "folder",
  isReloaded: boolean,
): Promise<Candidate | LoadedPlugin | null> {
  try {
    const entry = await entryOf(folder);
    if (entry === null) return null;
    const moduleUrl = isReloaded ? `${entry}?as=${sha256(await folderStamp(folder))}` : entry;
    return { id: nameOf(folder), origin, moduleUrl };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return broken(folder, origin, `Its package.json cannot be read: ${reason}`);
  }
}

async function entryOf(folder: string): Promise<string | null> {
  const manifest = join(folder, "package.json");
  if (existsSync(manifest)) {
    const { main } = JSON.parse(await readFile(manifest, "utf8")) as { main?: string };
    if (main !== undefined) return pathToFileURL(join(folder, main)).href;
  }
  const file = ["index.js", "index.ts"].map((name) => join(folder, name)).find((path) => existsSync(path));
  return file === undefined ? null : pathToFileURL(file).href;
}

function packageCandidate(name: string): Candidate | LoadedPlugin {
  try {
    const path = createRequire(join(process.cwd(), "package.json")).resolve(name);
    return { id: name, origin: "package", moduleUrl: pathToFileURL(path).href };
  } catch (error) {
    return broken(
      name,
      "package",
      `The package cannot be found: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

function broken(name: string, origin: LoadedPlugin["origin"], problem: string): LoadedPlugin {
  return { id: nameOf(name), origin, moduleUrl: name, scraper: null, problem };
}

function nameOf(path: string): string {
  return path.split(/[\\/]/).at(-1) ?? path;
}
