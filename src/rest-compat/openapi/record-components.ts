import { z } from "zod";
import type { ScraperShapesFragment } from "../../generated/rest-documents.ts";
import { compactSchemas } from "./compact-schemas.ts";
import { folded } from "./component-names.ts";
import { anyOf, type JsonSchema, refTo, withoutIdentity } from "./json-schema.ts";
import { component } from "./schemas/components.ts";

type Operation = ScraperShapesFragment["operations"][number];

component(
  "Record",
  z
    .record(z.string(), z.unknown())
    .describe(
      "What an operation stored: `Record.<scraper>.<operation>`, or with `fields` a part of it. `_source` says where it was read, `_truncated` which fields were cut because it was too large.",
    ),
);

/**
 * `Record.<scraper>.<operation>` for every operation, `Record.<scraper>` for any of a family, `Record` for any at all.
 * Operations that store the same Record, recognised by its title, refer to one component, such as `Record.codehost.Repository`.
 * @param plain `Record` as it may be besides: with the fields that the caller chose, or of an older version of its scraper
 */
export function recordComponents(
  scrapers: readonly ScraperShapesFragment[],
  plain: JsonSchema,
): Record<string, JsonSchema> {
  const schemas: Record<string, JsonSchema> = {};
  const recorded = scrapers
    .map(({ id, title, operations }) => ({ id, title, operations: operations.filter(hasRecord) }))
    .filter(({ operations }) => operations.length > 0);
  for (const { id, title, operations } of recorded) {
    const aliases: Record<string, JsonSchema> = {};
    const records: Record<string, JsonSchema> = {};
    for (const [title, sharers] of Map.groupBy(operations, titleOf)) {
      const component = `Record.${id}.${sharedName(title, sharers, operations)}`;
      records[component] = sharedSchema(sharers);
      for (const { name } of sharers) {
        const own = `Record.${id}.${name}`;
        if (own !== component) aliases[own] = refTo(component);
      }
    }
    Object.assign(schemas, compactSchemas(records, Object.keys(aliases)), aliases);
    const own = operations.map(({ name }) => refTo(`Record.${id}.${name}`));
    schemas[`Record.${id}`] = { title, ...anyOf(own) };
  }
  const families = recorded.map(({ id }) => refTo(`Record.${id}`));
  if (families.length > 0)
    schemas["Record"] = { description: plain["description"], anyOf: [...families, plain] };
  return schemas;
}

const hasRecord = ({ recordSchema }: Operation): boolean => recordSchema !== null;

function titleOf({ name, recordSchema }: Operation): string {
  const { title } = recordSchema as JsonSchema;
  return typeof title === "string" && title !== "" ? title.replaceAll(/[^\w.-]/g, "_") : name;
}

/**
 * The title, unless an operation is called like it: generators of clients make one name of `Issue` and `issue`, and of
 * `DataSafety` and `data-safety`. Then the schema is that of the operation itself, or else of the first that has such Records.
 */
function sharedName(title: string, sharers: readonly Operation[], all: readonly Operation[]): string {
  const isTitle = ({ name }: Operation): boolean => folded(name) === folded(title);
  return all.some(isTitle) ? ((sharers.find(isTitle) ?? sharers[0])?.name ?? title) : title;
}

/** The fields that the host adds differ by operation: `_source` names it, and its features are its own. */
function sharedSchema(operations: readonly Operation[]): JsonSchema {
  const [first, ...others] = operations.map(({ recordSchema }) => recordSchema as JsonSchema);
  if (first === undefined || others.length === 0) return withoutIdentity(first ?? {});
  const all = [first, ...others].map(({ properties }) => properties as Record<string, JsonSchema>);
  const source = structuredClone(all[0]?.["_source"] ?? {}) as { properties?: JsonSchema };
  if (source.properties !== undefined)
    source.properties["operation"] = {
      enum: operations.map(({ name }) => name),
      description: "The operation that read it.",
    };
  const features = [
    ...new Set(
      all.flatMap(
        ({ requestedFeatures }) =>
          (requestedFeatures?.["items"] as { enum: string[] } | undefined)?.enum ?? [],
      ),
    ),
  ];
  const coverage = all.find(({ featureCoverage }) => featureCoverage !== undefined);
  const host =
    coverage === undefined
      ? {}
      : {
          requestedFeatures: { ...coverage["requestedFeatures"], items: { enum: features } },
          featureCoverage: { ...coverage["featureCoverage"], propertyNames: { enum: features } },
        };
  return withoutIdentity({ ...first, properties: { ...all[0], ...host, _source: source } });
}
