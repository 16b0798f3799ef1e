/**
 * Writes the types of the built-in scrapers' inputs and Records that @quarry/client carries, when it is packed:
 * `node scripts/run.mjs --unbuilt scripts/generate/client-types.ts`. Too large, and too often another, to be committed.
 */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import openapiTypescript, { astToString } from "openapi-typescript";
import { factsOf } from "../../src/domain/scraper/scraper-facts.ts";
import { inputComponents } from "../../src/rest-compat/openapi/input-components.ts";
import { recordComponents } from "../../src/rest-compat/openapi/record-components.ts";
import { builtInScrapers } from "./built-in-scrapers.ts";
import { PROJECT_ROOT } from "./generated-file.ts";

const TARGET = path.join(PROJECT_ROOT, "packages/client/dist/scrapers.d.ts");

const facts = (await builtInScrapers())
  .map(factsOf)
  .map((one) => ({ ...one, operations: [...one.operations] }));
const schemas = {
  ...inputComponents(facts, { type: "object", properties: {} }),
  ...recordComponents(facts, { type: "object" }),
};
const document = {
  openapi: "3.1.0",
  info: { title: "Quarry", version: "1" },
  paths: {},
  components: { schemas },
};
// What has a default may be left out of an input.
const types = astToString(await openapiTypescript(JSON.stringify(document), { defaultNonNullable: false }));
await writeFile(
  TARGET,
  `/** Inputs and Records of the scrapers that Quarry has built in. */\n${types}\nexport type Scrapers = components["schemas"];\n`,
);
