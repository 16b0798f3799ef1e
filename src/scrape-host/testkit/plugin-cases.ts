import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { z } from "zod";
import { isJsonObject } from "../../kernel/json.ts";
import {
  caseFile,
  type DriftKnown,
  type PluginCase,
  type Unproven,
} from "../../plugin-sdk/testkit/case-file.ts";

/** All that the case files of a plugin say. */
export interface PluginCases {
  cases: PluginCase[];
  unproven: Unproven;
  driftKnown: DriftKnown[];
  /** What the paths of their recordings are relative to. */
  casesUrl: string;
}

/** A case file cannot be used: says which, and each place in it that is wrong. */
export class CasesError extends Error {
  override readonly name = "CasesError";
}

/** Of plugins whose cases are code. */
const MODULES = ["cases.ts", "cases.js"];
const NOT_LOOKED_INTO = /^(?:node_modules|dist|\..*)$|\.bodies$/;

/** Whether a plugin's folder holds cases in one of the forms that are read. */
export function hasCases(folder: string): boolean {
  return moduleIn(folder) !== undefined || caseFilesIn(folder).length > 0;
}

/**
 * The cases of a plugin: those of its `cases.ts` or `cases.js` where it has one, else those of every `cases.json` in its folder,
 * in the order of their paths.
 * @throws CasesError
 */
export async function pluginCases(folder: string): Promise<PluginCases> {
  const module = moduleIn(folder);
  const parts =
    module === undefined ? caseFilesIn(folder).map((file) => read(file, folder)) : [await imported(module)];
  const unproven: Record<string, Readonly<Record<string, string>>> = {};
  for (const part of parts)
    for (const [operation, fields] of Object.entries(part.unproven))
      unproven[operation] = { ...unproven[operation], ...fields };
  return {
    cases: parts.flatMap(({ cases }) => cases),
    unproven,
    driftKnown: parts.flatMap((part) => part.driftKnown),
    casesUrl: pathToFileURL(path.join(folder, "cases.json")).href,
  };
}

type CaseFile = z.infer<typeof caseFile>;

const moduleIn = (folder: string): string | undefined =>
  MODULES.map((name) => path.join(folder, name)).find((file) => existsSync(file));

function caseFilesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !NOT_LOOKED_INTO.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const below = path.join(folder, entry.name);
      if (entry.isDirectory()) return caseFilesIn(below);
      return entry.name === "cases.json" ? [below] : [];
    });
}

async function imported(file: string): Promise<CaseFile> {
  const {
    cases,
    unproven = {},
    driftKnown = [],
  } = (await import(pathToFileURL(file).href)) as Partial<CaseFile>;
  if (!Array.isArray(cases)) throw new CasesError(`${file} must export \`cases\`, a list of PluginCase.`);
  return { cases, unproven, driftKnown };
}

/** With the paths of recordings relative to the plugin's folder. */
function read(file: string, folder: string): CaseFile {
  const json = jsonIn(file);
  const { success, data, error } = caseFile.safeParse(json);
  if (!success) throw new CasesError(error.issues.map((issue) => `${file}: ${told(issue, json)}`).join("\n"));
  const within = path.relative(folder, path.dirname(file)).replaceAll("\\", "/");
  return { ...data, cases: data.cases.map((one) => ({ ...one, har: path.posix.join(within, one.har) })) };
}

function jsonIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new CasesError(`${file} is not JSON: ${(error as Error).message}`, { cause: error });
  }
}

/** A problem with its place, and with the name of the case that it is in: `case "…": expect.count: …`. */
function told({ path: place, message }: z.core.$ZodIssue, json: unknown): string {
  const [list, index, ...rest] = place;
  const name = list === "cases" && typeof index === "number" ? nameOf(json, index) : null;
  const shown = (name === null ? place : rest).map(String).join(".");
  return [...(name === null ? [] : [`case ${name}`]), ...(shown === "" ? [] : [shown]), message].join(": ");
}

/** Its place where it has no name. */
function nameOf(json: unknown, index: number): string {
  const cases = isJsonObject(json) && Array.isArray(json["cases"]) ? json["cases"] : [];
  const one: unknown = cases[index];
  const name = isJsonObject(one) ? one["name"] : undefined;
  return typeof name === "string" ? `"${name}"` : `${index + 1}`;
}
