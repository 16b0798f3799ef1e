import type { GraphQLSchema } from "graphql";
import { assertValidSchema, lexicographicSortSchema, printSchema } from "graphql";
import { factsOf, type ScraperFacts } from "../../src/domain/scraper/scraper-facts.ts";
import type { quarrySchema } from "../../src/resolvers/build-schema.ts";
import { builtInScrapers } from "./built-in-scrapers.ts";
import "./decorators.ts";
import { GENERATE, type GeneratedFile } from "./generated-file.ts";

let made: Promise<GraphQLSchema> | undefined;
let sorted: Promise<GraphQLSchema> | undefined;

/** The public schema with the types of the built-in families, sorted; made from the sources, once in a process. */
export function publicSchema(): Promise<GraphQLSchema> {
  return (sorted ??= schemaAsWritten().then(lexicographicSortSchema));
}

/** The same in the order of the sources, as people read it. */
export function schemaAsWritten(): Promise<GraphQLSchema> {
  return (made ??= makeSchema());
}

/** A schema by the sources, with the types of these families. */
export async function schemaOf(scrapers: readonly ScraperFacts[]): Promise<ReturnType<typeof quarrySchema>> {
  // Not before its decorators can be read.
  const module = await import("../../src/resolvers/build-schema.ts");
  return module.quarrySchema(scrapers);
}

async function makeSchema(): Promise<GraphQLSchema> {
  const { schema, families } = await schemaOf((await builtInScrapers()).map(factsOf));
  // No server does at its start.
  assertValidSchema(schema);
  // A server switches such a family off; none of ours may be.
  for (const [id, reason] of families.refused) throw new Error(`${id} cannot join the schema: ${reason}`);
  return schema;
}

/** schema.graphql: the public schema as text. */
export const schemaFile: GeneratedFile = {
  path: "schema.graphql",
  async render() {
    return `# Generated from src/schema, src/resolvers and src/plugins by \`${GENERATE}\`. Do not edit.\n\n${printSchema(await publicSchema())}\n`;
  },
};
