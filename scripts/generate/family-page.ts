import path from "node:path";
import { availabilityNoteOf } from "../../src/domain/scraper/scraper-facts.ts";
import { type Chain, type Lead, leadsOf } from "../../src/plugin-sdk/chain.ts";
import type { Availability, Operation, Scraper } from "../../src/plugin-sdk/define-scraper.ts";
import { alternativesOf } from "../../src/plugin-sdk/input/at-least-one.ts";
import {
  DEFAULT_LIMIT,
  MAX_LIMIT,
  inputSchemaOf,
  recordSchemaOf,
} from "../../src/scrape-host/input/json-schema.ts";
import type { DriftKnown } from "../../src/plugin-sdk/testkit/case-file.ts";
import { pluginCases } from "../../src/scrape-host/testkit/plugin-cases.ts";
import { BUILT_IN_IDS, builtInScraper } from "./built-in-scrapers.ts";
import { type GeneratedFile, markdownHeader, PROJECT_ROOT } from "./generated-file.ts";
import { code, page, table } from "./markdown.ts";
import { type FieldWords, fieldsOf } from "./schema-words.ts";

/** What the host adds to every operation. */
export const HOST_WORDS = `Every operation also takes \`operation\` (its name or one of the tokens next to it, compared without case, \`-\`, \`_\` and spaces) and \`limit\` (Records to store, 1 to ${MAX_LIMIT.toLocaleString("en-US")}, default ${DEFAULT_LIMIT}). Every Record also carries \`_source\` (page, time and operation that it was read from); \`_truncated\` names fields that were cut because the Record was too large; operations with feature flags add \`requestedFeatures\` and \`featureCoverage\`.`;

/** docs/families/<id>.md of each built-in family: what its operations take and give, from its declaration. */
export const familyPages: readonly GeneratedFile[] = BUILT_IN_IDS.map((id) => ({
  path: `docs/families/${id}.md`,
  async render() {
    return renderFamily(await builtInScraper(id), await knownLimits(id));
  },
}));

const AVAILABILITY_WORDS: Record<Availability, string> = {
  full: "full",
  partial: "partial",
  not_public: "not public",
};

/** Fields that the host adds to every operation; the page explains them once. */
const HOST_INPUTS = new Set(["operation", "limit"]);
export const HOST_FIELDS = new Set(["_source", "_truncated", "requestedFeatures", "featureCoverage"]);

/** @param limits what the drift check finds and lets stand */
export function renderFamily(scraper: Scraper, limits: readonly DriftKnown[]): string {
  const shown = new Map<string, string>();
  return page([
    markdownHeader(`src/plugins/${scraper.id}`),
    `# ${scraper.id}: ${scraper.title}`,
    `${scraper.summary} How it reads the source, and what it cannot read: [README](../../src/plugins/${scraper.id}/README.md). All families: [families.md](../families.md).`,
    [
      `- Price: ${usdPerThousand(scraper)} USD per 1,000 stored Records (unit: ${scraper.unit})`,
      `- Default operation: ${code(scraper.defaultOperation)}`,
      `- Plugin SDK: ${code(scraper.sdk)}`,
      scraper.retentionDays === undefined
        ? "- Records are kept as long as the operator says of all scrapers with `QUARRY_RESULTS_DAYS`, 30 days unless set, or of this one with `QUARRY_RETENTION_DAYS`."
        : `- Records are about people, and are kept for ${scraper.retentionDays} days at most, or as the operator sets with \`QUARRY_RETENTION_DAYS\`.`,
    ].join("\n"),
    table(
      ["Origin", "URL", "Pace over all workers"],
      Object.entries(scraper.origins).map(([name, origin]) => [
        name,
        code(origin.url),
        `${origin.requestsPerSecond} requests/s, ${origin.concurrency} at once`,
      ]),
    ),
    ...scraper.operations.flatMap((operation) => operationBlocks(operation, scraper.chains ?? [], shown)),
    ...limitBlocks(limits),
  ]);
}

async function knownLimits(id: string): Promise<readonly DriftKnown[]> {
  const { driftKnown } = await pluginCases(path.join(PROJECT_ROOT, "src/plugins", id));
  return driftKnown;
}

function limitBlocks(limits: readonly DriftKnown[]): string[] {
  if (limits.length === 0) return [];
  // One line where entries differ in the variant alone.
  const rows = limits.map(({ operation, field, finding, mutation, reason }) =>
    [code(operation), field ? code(field) : "", `${finding} after ${code(mutation)}`, reason].join("\n"),
  );
  return [
    "## Known limits",
    "Where the source changes in one of these ways, the family does not notice: what its [drift check](../plugin-sdk.md#drift-in-the-suite) found and lets stand for now.",
    table(
      ["Operation", "Field", "What may happen", "Why"],
      [...new Set(rows)].map((row) => row.split("\n")),
    ),
  ];
}

/** @param shown operations by the table of their Records: operations that give the same share one */
function operationBlocks(
  operation: Operation,
  chains: readonly Chain[],
  shown: Map<string, string>,
): string[] {
  const inputs = fieldsOf(inputSchemaOf(operation)).filter(({ name }) => !HOST_INPUTS.has(name));
  const alternatives = new Set(alternativesOf(operation.input).flat());
  const fields = fieldsOf(recordSchemaOf(operation)).filter(({ name }) => !HOST_FIELDS.has(name));
  const recordTable = sharedTable(
    operation.name,
    fieldTable("Record", ["Always there"], fields, (field) => [field.required ? "yes" : ""]),
    shown,
  );
  return [
    `## ${code(operation.name)}`,
    `**${operation.title}.** ${operation.summary}`,
    `For agents: ${operation.agentHint}`,
    [
      ["- Availability: " + AVAILABILITY_WORDS[operation.availability], availabilityNoteOf(operation)]
        .filter((part) => part !== null)
        .join(". "),
      listItem("Nearest operation that works", operation.nearest === undefined ? [] : [operation.nearest]),
      listItem("Also accepted as", operation.aliases ?? []),
      listItem("Feature flags", operation.features ?? []),
      leadItem(leadsOf(chains, operation.name)),
      operation.browser === true ? "- Needs a browser" : "",
    ]
      .filter((line) => line !== "")
      .join("\n"),
    fieldTable("Input", ["Required", "Caps", "Aliases"], inputs, (field) => [
      field.required ? "yes" : alternatives.has(field.name) ? "one of these" : "",
      field.caps,
      field.aliases.map(code).join(", "),
    ]),
    recordTable,
  ];
}

function sharedTable(operation: string, written: string, shown: Map<string, string>): string {
  const other = shown.get(written);
  if (other === undefined) shown.set(written, operation);
  return other === undefined
    ? written
    : `Record: the same fields as of [${code(other)}](#${other.toLowerCase()}).`;
}

function listItem(label: string, tokens: readonly string[]): string {
  return tokens.length === 0 ? "" : `- ${label}: ${tokens.map(code).join(", ")}`;
}

function leadItem(leads: readonly Lead[]): string {
  const byField = [...Map.groupBy(leads, ({ field }) => field)].map(([field, same]) => {
    const inputs = same.map(({ operation, input }) => code(`${operation}.${input}`));
    return `${code(field)} is taken by ${inputs.join(", ")}`;
  });
  return byField.length === 0 ? "" : `- Leads to: ${byField.join("; ")}`;
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

/** Such as `1.40`. */
export function usdPerThousand(scraper: Scraper): string {
  return (scraper.priceUsdMicros / 1_000).toFixed(2);
}
