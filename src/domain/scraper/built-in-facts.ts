import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { OperationFacts, ScraperFacts } from "./scraper-facts.ts";

/**
 * In the folder of the built-in families, made by the build, so that a start need not load their code: their facts by
 * folder, and beside them their JSON Schemas, nine tenths of the text, which a worker never reads.
 */
export const FACTS_FILE = "facts.json";
export const SCHEMAS_FILE = "schemas.json";

type OperationSchemas = Pick<OperationFacts, "inputSchema" | "recordSchema">;
type Schemas = Pick<ScraperFacts, "inputSchema"> & { operations: readonly OperationSchemas[] };
type FamilyFacts<T> = Readonly<Record<string, T>>;
type BareOperation = Omit<OperationFacts, keyof OperationSchemas>;
type BareFacts = Omit<ScraperFacts, "inputSchema" | "operations"> & { operations: readonly BareOperation[] };

/** What the build writes: the text of each file, by its name. */
export function factsFiles(facts: FamilyFacts<ScraperFacts>): Record<string, string> {
  const bare: Record<string, BareFacts> = {};
  const schemas: Record<string, Schemas> = {};
  for (const [folder, { inputSchema, operations, ...scraper }] of Object.entries(facts)) {
    bare[folder] = {
      ...scraper,
      operations: operations.map(({ inputSchema: _in, recordSchema: _out, ...operation }) => operation),
    };
    const ofOperation = ({ inputSchema, recordSchema }: OperationFacts) => ({ inputSchema, recordSchema });
    schemas[folder] = { inputSchema, operations: operations.map(ofOperation) };
  }
  return { [FACTS_FILE]: JSON.stringify(bare), [SCHEMAS_FILE]: JSON.stringify(schemas) };
}

/** Facts of the families in this folder, their schemas read when somebody asks. None where nothing was built, as for tests of sources. */
export async function readBuiltInFacts(folder: string): Promise<ReadonlyMap<string, ScraperFacts>> {
  const text = await readFile(join(folder, FACTS_FILE), "utf8").catch(() => "{}");
  let read: FamilyFacts<Schemas> | undefined;
  const schemasOf = (family: string): Schemas => {
    read ??= JSON.parse(readFileSync(join(folder, SCHEMAS_FILE), "utf8")) as FamilyFacts<Schemas>;
    return read[family] as Schemas;
  };
  const facts = Object.entries(JSON.parse(text) as FamilyFacts<BareFacts>);
  return new Map(facts.map(([family, bare]) => [family, withSchemas(bare, () => schemasOf(family))]));
}

function withSchemas(bare: BareFacts, schemas: () => Schemas): ScraperFacts {
  return {
    ...bare,
    get inputSchema() {
      return schemas().inputSchema;
    },
    operations: bare.operations.map((operation, index) => ({
      ...operation,
      get inputSchema() {
        return (schemas().operations[index] as OperationSchemas).inputSchema;
      },
      get recordSchema() {
        return (schemas().operations[index] as OperationSchemas).recordSchema;
      },
    })),
  };
}
