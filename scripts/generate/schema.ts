import { access } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { GraphQLSchema } from "graphql";
import { lexicographicSortSchema, printSchema } from "graphql";
import { type GeneratedFile, PROJECT_ROOT, writeWhenMain } from "./generated-file.ts";

const command = "npm run generate";
/** Decorators need the compiler, so the schema is taken from the build. */
const BUILT = path.join(PROJECT_ROOT, "dist/resolvers/build-schema.js");

/** schema.graphql: the public schema, sorted. */
export const schemaFile: GeneratedFile = {
  path: "schema.graphql",
  command,
  async render() {
    await access(BUILT);
    const { quarrySchema } = (await import(pathToFileURL(BUILT).href)) as {
      quarrySchema: () => GraphQLSchema;
    };
    return `# Generated from src/schema and src/resolvers by \`${command}\`. Do not edit.\n\n${printSchema(lexicographicSortSchema(quarrySchema()))}\n`;
  },
};

await writeWhenMain(import.meta.url, schemaFile);
