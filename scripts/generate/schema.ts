import { access } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { GraphQLSchema } from "graphql";
import { lexicographicSortSchema, printSchema } from "graphql";
import { factsOf, type ScraperFacts } from "../../src/domain/scraper/scraper-facts.ts";
import { builtInScrapers } from "./families-doc.ts";
import { type GeneratedFile, PROJECT_ROOT, writeWhenMain } from "./generated-file.ts";

const command = "npm run generate";
/** Decorators need the compiler, so the schema is taken from the build. */
const BUILT = path.join(PROJECT_ROOT, "dist");
const SCHEMA = path.join(BUILT, "resolvers/build-schema.js");

/** schema.graphql: the public schema with the types of the built-in families, sorted. */
export const schemaFile: GeneratedFile = {
  path: "schema.graphql",
  command,
  async render() {
    await access(SCHEMA);
    const { quarrySchema } = (await import(pathToFileURL(SCHEMA).href)) as {
      quarrySchema: (scrapers: readonly ScraperFacts[]) => { schema: GraphQLSchema };
    };
    const { schema } = quarrySchema((await builtInScrapers()).map(factsOf));
    return `# Generated from src/schema, src/resolvers and src/plugins by \`${command}\`. Do not edit.\n\n${printSchema(lexicographicSortSchema(schema))}\n`;
  },
};

await writeWhenMain(import.meta.url, schemaFile);
