import { readdir } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Availability, Operation, Scraper } from "../../src/plugin-sdk/define-scraper.ts";
import {
  DEFAULT_LIMIT,
  MAX_LIMIT,
  inputSchemaOf,
  recordSchemaOf,
} from "../../src/scrape-host/input/json-schema.ts";
import { type GeneratedFile, PROJECT_ROOT, markdownHeader, writeWhenMain } from "./generated-file.ts";
import { code, page, table } from "./markdown.ts";
import { type FieldWords, fieldsOf } from "./schema-words.ts";

const AVAILABILITY_WORDS: Record<Availability, string> = {
  full: "full",
  partial: "partial",
  not_public: "not public",
};

/** Fields that the host adds to every operation; the page explains them once. */
const HOST_INPUTS = new Set(["operation", "limit"]);
export const HOST_FIELDS = new Set(["_source", "_truncated", "requestedFeatures", "featureCoverage"]);

const command = "node scripts/generate/families-doc.ts";

/** docs/families.md: what every built-in family takes and gives, from its declaration. */
export const familiesDoc: GeneratedFile = {
  path: "docs/families.md",
  command,
  async render() {
    return renderFamilies(await builtInScrapers());
  },
};

/** The default exports of src/plugins/<family>/index.ts, by id. */
export async function builtInScrapers(): Promise<Scraper[]> {
  const folder = path.join(PROJECT_ROOT, "src/plugins");
  const entries = await readdir(folder, { withFileTypes: true });
  const scrapers: Scraper[] = [];
  for (const entry of entries) {
    if (!entry.isDirectory()) continue;
    const index = path.join(folder, entry.name, "index.ts");
    const module = (await import(pathToFileURL(index).href)) as { default: Scraper };
    scrapers.push(module.default);
  }
  return scrapers.sort((a, b) => (a.id < b.id ? -1 : 1));
}

export function renderFamilies(scrapers: readonly Scraper[]): string {
  return page([
    markdownHeader("src/plugins/*/index.ts", command),
    "# Scraper families",
    `Every operation also takes \`operation\` (its name or one of the tokens beside it, compared without case, \`-\`, \`_\` and spaces) and \`limit\` (Records to store, 1 to ${MAX_LIMIT.toLocaleString("en-US")}, default ${DEFAULT_LIMIT}). Every Record also carries \`_source\` (page, time and operation that it was read from); \`_truncated\` names fields that were cut because the Record was too large; operations with feature flags add \`requestedFeatures\` and \`featureCoverage\`.`,
    table(
      ["Family", "Unit", "USD per 1,000", "Operations"],
      scrapers.map((scraper) => [
        `[${scraper.title}](#${scraper.id})`,
        scraper.unit,
        usdPerThousand(scraper),
        String(scraper.operations.length),
      ]),
    ),
    ...scrapers.flatMap(familyBlocks),
  ]);
}

function familyBlocks(scraper: Scraper): string[] {
  return [
    // The id is the anchor: titles may change.
    `## ${code(scraper.id)}`,
    `**${scraper.title}.** ${scraper.summary}`,
    [
      `- Price: ${usdPerThousand(scraper)} USD per 1,000 stored Records (unit: ${scraper.unit})`,
      `- Default operation: ${code(scraper.defaultOperation)}`,
      `- Plugin SDK: ${code(scraper.sdk)}`,
    ].join("\n"),
    table(
      ["Origin", "URL", "Pace over all workers"],
      Object.entries(scraper.origins).map(([name, origin]) => [
        name,
        code(origin.url),
        `${origin.requestsPerSecond} requests/s, ${origin.concurrency} at once`,
      ]),
    ),
    ...scraper.operations.flatMap((operation) => operationBlocks(scraper, operation)),
  ];
}

function operationBlocks(scraper: Scraper, operation: Operation): string[] {
  const inputs = fieldsOf(inputSchemaOf(operation)).filter(({ name }) => !HOST_INPUTS.has(name));
  const fields = fieldsOf(recordSchemaOf(operation)).filter(({ name }) => !HOST_FIELDS.has(name));
  return [
    `### ${scraper.id}: ${code(operation.name)}`,
    `**${operation.title}.** ${operation.summary}`,
    `For agents: ${operation.agentHint}`,
    [
      `- Availability: ${AVAILABILITY_WORDS[operation.availability]}${operation.availabilityNote === undefined ? "" : `. ${operation.availabilityNote}`}`,
      listItem("Nearest operation that works", operation.nearest === undefined ? [] : [operation.nearest]),
      listItem("Also accepted as", operation.aliases ?? []),
      listItem("Feature flags", operation.features ?? []),
      operation.browser === true ? "- Needs a browser" : "",
    ]
      .filter((line) => line !== "")
      .join("\n"),
    fieldTable("Input", ["Required", "Caps", "Aliases"], inputs, (field) => [
      field.required ? "yes" : "",
      field.caps,
      field.aliases.map(code).join(", "),
    ]),
    fieldTable("Record", ["Always there"], fields, (field) => [field.required ? "yes" : ""]),
  ];
}

function listItem(label: string, tokens: readonly string[]): string {
  return tokens.length === 0 ? "" : `- ${label}: ${tokens.map(code).join(", ")}`;
}

function fieldTable(
  title: string,
  columns: readonly string[],
  fields: readonly FieldWords[],
  cells: (field: FieldWords) => string[],
): string {
  if (fields.length === 0) return `${title}: no fields.`;
  const rows = fields.map((field) => [code(field.name), field.type, ...cells(field), field.description]);
  return `${title}:\n\n${table(["Field", "Type", ...columns, "Description"], rows)}`;
}

function usdPerThousand(scraper: Scraper): string {
  return (scraper.priceUsdMicros / 1_000).toFixed(2);
}

await writeWhenMain(import.meta.url, familiesDoc);
