import { access } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { GraphQLSchema } from "graphql";
import { assertValidSchema, lexicographicSortSchema, printSchema } from "graphql";
import { factsOf, type ScraperFacts } from "../../src/domain/scraper/scraper-facts.ts";
import { builtInScrapers } from "./built-in-scrapers.ts";
import type { TypedFamilies } from "../../src/schema/typed/typed-families.ts";
import { type GeneratedFile, PROJECT_ROOT, writeWhenMain } from "./generated-file.ts";

const command = "npm run generate";
/** Decorators need the compiler, so the schema is taken from the build. */
const BUILT = path.join(PROJECT_ROOT, "dist");
const SCHEMA = path.join(BUILT, "modules/resolvers/build-schema.js");

/** schema.graphql: the public schema with the types of the built-in families, sorted. */
export const schemaFile: GeneratedFile = {
  path: "schema.graphql",
  command,
  async render() {
    await access(SCHEMA);
    const { quarrySchema } = (await import(pathToFileURL(SCHEMA).href)) as {
      quarrySchema: (scrapers: readonly ScraperFacts[]) => { schema: GraphQLSchema; families: TypedFamilies };
    };
    const { schema, families } = quarrySchema((await builtInScrapers()).map(factsOf));
    // No server does at its start.
    assertValidSchema(schema);
    // A server switches such a family off; none of ours may be.
    for (const [id, reason] of families.refused) throw new Error(`${id} cannot join the schema: ${reason}`);
    return `# Generated from src/schema, src/resolvers and src/plugins by \`${command}\`. Do not edit.\n\n${printSchema(lexicographicSortSchema(schema))}\n`;
  },
};

await writeWhenMain(import.meta.url, schemaFile);
