import { isJsonObject, type Json, type JsonObject } from "../../kernel/json.ts";
import type { Operation, Scraper } from "../../plugin-sdk/define-scraper.ts";
import { chooseOperation } from "../input/choose-operation.ts";
import { foldToken } from "../input/fields.ts";
import { inputSchemaOf, recordSchemaOf } from "../input/json-schema.ts";
import { normalizeInput } from "../input/normalize-input.ts";
import type { PluginCase } from "../../plugin-sdk/testkit/case-file.ts";
import { canaryProblems } from "./canary-problems.ts";
import { recordsIn } from "./records-in.ts";

type Check = (scraper: Scraper) => string[];

/** What every declaration must have, by the sentence that a test shows. Each gives its problems. */
export const DECLARATION_CHECKS: Readonly<Record<string, Check>> = {
  "has operation names and aliases that mean one operation each": tokenProblems,
  "finds each operation by its name and by every alias": lookupProblems,
  "says of each operation what it does, when to use it and what is missing": wordProblems,
  "describes every input field": (scraper) =>
    scraper.operations.flatMap((one) => undescribed(inputSchemaOf(one), `${one.name}.input`)),
  "describes every field of its Records": (scraper) =>
    scraper.operations.flatMap((one) => undescribed(recordSchemaOf(one), `${one.name}.record`)),
  "names canaries whose input is valid and whose fields are those of its Records": canaryProblems,
  "declares features that are fields of the input": (scraper) =>
    scraper.operations.flatMap((one) =>
      [...(one.features ?? []), one.compactBy ?? []]
        .flat()
        .filter((name) => !Object.hasOwn(one.input.shape, name))
        .map((name) => `${one.name}: ${name} is declared and is no field of its input.`),
    ),
};

function tokensOf(operation: Operation): string[] {
  return [operation.name, ...(operation.aliases ?? [])];
}

function tokenProblems({ operations, defaultOperation }: Scraper): string[] {
  const owners = new Map<string, string>();
  const problems: string[] = [];
  for (const operation of operations) {
    for (const token of tokensOf(operation)) {
      const owner = owners.get(foldToken(token));
      if (owner !== undefined)
        problems.push(`The token ${token} of ${operation.name} is also one of ${owner}.`);
      owners.set(foldToken(token), operation.name);
    }
  }
  if (!operations.some(({ name }) => name === defaultOperation))
    problems.push(`There is no default operation ${defaultOperation}.`);
  return problems;
}

function lookupProblems(scraper: Scraper): string[] {
  return scraper.operations.flatMap((operation) =>
    tokensOf(operation).flatMap((token) => {
      const found = foundBy(scraper, token);
      const expected = operation.availability === "not_public" ? "operation_not_public" : operation.name;
      return found === expected ? [] : [`The token ${token} gave ${found}, expected ${expected}.`];
    }),
  );
}

function foundBy(scraper: Scraper, token: string): string {
  try {
    return chooseOperation(scraper, { operation: token }).operation.name;
  } catch (error) {
    return error instanceof Error && "code" in error ? String(error.code) : String(error);
  }
}

function wordProblems({ title, summary, operations }: Scraper): string[] {
  const problems = operations.flatMap((operation) => {
    const wanted: ("title" | "summary" | "agentHint" | "availabilityNote" | "nearest")[] = [
      "title",
      "summary",
      "agentHint",
    ];
    if (operation.availability !== "full") wanted.push("availabilityNote");
    if (operation.availability === "not_public") wanted.push("nearest");
    return wanted.filter((word) => !operation[word]?.trim()).map((word) => `${operation.name}: no ${word}.`);
  });
  for (const operation of operations.filter((one) => one.availability === "not_public")) {
    const nearest = operations.find(({ name }) => name === operation.nearest);
    if (nearest === undefined || nearest.availability === "not_public")
      problems.push(`${operation.name}: the nearest operation ${String(operation.nearest)} does not work.`);
  }
  if (!title.trim() || !summary.trim()) problems.push("The scraper has no title or no summary.");
  return problems;
}

/** Paths of properties without a description, at any depth. */
function undescribed(schema: JsonObject, path: string): string[] {
  const problems: string[] = [];
  const properties = isJsonObject(schema["properties"]) ? schema["properties"] : {};
  for (const [name, property] of Object.entries(properties)) {
    if (!isJsonObject(property)) continue;
    if (!property["description"]) problems.push(`${path}.${name} has no description.`);
    problems.push(...undescribed(property, `${path}.${name}`));
  }
  for (const part of partsOf(schema)) problems.push(...undescribed(part, path));
  return problems;
}

function partsOf(schema: JsonObject): JsonObject[] {
  const parts: (Json | undefined)[] = [schema["items"], schema["additionalProperties"]];
  for (const key of ["anyOf", "oneOf", "allOf", "prefixItems"]) {
    const list = schema[key];
    if (Array.isArray(list)) parts.push(...list);
  }
  return parts.filter(isJsonObject);
}

/** Problems of the list of cases as a whole. */
export function casesProblems(scraper: Scraper, cases: readonly PluginCase[]): string[] {
  const problems: string[] = [];
  const names = new Set<string>();
  const shown = new Set<string>();
  for (const oneCase of cases) {
    if (names.has(oneCase.name)) problems.push(`Two cases have the name "${oneCase.name}".`);
    names.add(oneCase.name);
    if (oneCase.expect.error === undefined && recordsIn(oneCase.expect) > 0)
      shown.add(operationOf(scraper, oneCase));
  }
  for (const { name, availability } of scraper.operations) {
    if (availability !== "not_public" && !shown.has(name))
      problems.push(`No case shows ${name} with Records and without an error.`);
  }
  return problems;
}

function operationOf(scraper: Scraper, { input }: PluginCase): string {
  try {
    return normalizeInput(scraper, input).operation.name;
  } catch (error) {
    // The case itself reports this.
    return `refused: ${String(error)}`;
  }
}
