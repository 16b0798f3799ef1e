import type { GraphQLSchema } from "graphql";
import { assertValidSchema, lexicographicSortSchema, printSchema } from "graphql";
import { factsOf } from "../../src/domain/scraper/scraper-facts.ts";
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

async function makeSchema(): Promise<GraphQLSchema> {
  // Not before its decorators can be read.
  const { quarrySchema } = await import("../../src/resolvers/build-schema.ts");
  const { schema, families } = quarrySchema((await builtInScrapers()).map(factsOf));
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
