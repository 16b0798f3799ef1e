import type { Scraper } from "../../src/plugin-sdk/define-scraper.ts";
import { recordSchemaOf } from "../../src/scrape-host/input/json-schema.ts";
import { builtInScrapers } from "./built-in-scrapers.ts";
import { HOST_FIELDS } from "./family-page.ts";
import { type GeneratedFile, markdownHeader } from "./generated-file.ts";
import { code, page, table } from "./markdown.ts";
import { fieldPaths, groupOf, lastOf, OWN } from "./record-vocabulary.ts";

/** docs/record-fields.md: every field of every family with the group of shared fields that it belongs to. */
export const recordFieldsDoc: GeneratedFile = {
  path: "docs/record-fields.md",
  async render() {
    return renderRecordFields(await builtInScrapers());
  },
};

interface Row {
  name: string;
  types: Set<string>;
  families: Set<string>;
  /** Names of the objects that hold it; empty for the Record itself. */
  holders: Set<string>;
}

export function renderRecordFields(scrapers: readonly Scraper[]): string {
  const groups = Map.groupBy(rowsOf(scrapers), ({ name }) => groupOf(name));
  const own = groups.get(OWN) ?? [];
  groups.delete(OWN);
  return page([
    markdownHeader("src/plugins/*/index.ts"),
    "# Fields of Records",
    "Every field of every family, once, with the group of shared fields that its name belongs to: the same name means the same in all families, in the same unit ([plugin-sdk.md](plugin-sdk.md#record-fields) says where the groups come from). What a field means in one operation is in [families.md](families.md).",
    ...[...groups.keys()].sort().flatMap((group) => section(`Group: ${group}`, groups.get(group) ?? [])),
    ...section("Own words of a source", own),
  ]);
}

function rowsOf(scrapers: readonly Scraper[]): Row[] {
  const rows = new Map<string, Row>();
  for (const scraper of scrapers)
    for (const operation of scraper.operations)
      for (const { path, type } of fieldPaths(recordSchemaOf(operation))) {
        const steps = path.split(".");
        if (HOST_FIELDS.has(steps[0] ?? "")) continue;
        const name = lastOf(path);
        const row = rows.get(name) ?? { name, types: new Set(), families: new Set(), holders: new Set() };
        rows.set(name, row);
        row.types.add(type);
        row.families.add(scraper.id);
        row.holders.add(steps.at(-2) ?? "");
      }
  return [...rows.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}

function section(title: string, rows: readonly Row[]): string[] {
  const head = ["Field", "Type", "Families", "Inside of"];
  return [
    `## ${title}`,
    table(
      head,
      rows.map(({ name, types, families, holders }) => [
        code(name),
        [...types].sort().join("; "),
        [...families].join(", "),
        [...holders].map((holder) => (holder === "" ? "the Record" : code(holder))).join(", "),
      ]),
    ),
  ];
}
