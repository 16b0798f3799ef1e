import type { GraphQLObjectType } from "graphql";
import type { OperationFacts, ScraperFacts } from "../../domain/scraper/scraper-facts.ts";
import type { JsonObject } from "../../kernel/json.ts";
import { HOST_FIELDS, hostFields } from "./host-types.ts";
import { shapeOf } from "./json-shape.ts";
import { recordType } from "./output-types.ts";
import type { TypeBook } from "./type-book.ts";
import { typeName, UnusableName } from "./type-names.ts";

/**
 * The Record types of a family by operation, named by the title of a Record (`.meta({ title: "Repository" })`) or else by the
 * operation. Records and objects in them that have the same title share a type.
 */
export function recordTypes(book: TypeBook, scraper: ScraperFacts): Map<string, GraphQLObjectType> {
  const groups = Map.groupBy(scraper.operations, titleOf);
  const byOperation = new Map<string, GraphQLObjectType>();
  for (const [title, operations] of groups) {
    const [first, ...others] = operations.map(ownSchemaOf).map((schema) => JSON.stringify(schema));
    if (others.some((other) => other !== first))
      throw new UnusableName(
        `The operations ${operations.map(({ name }) => name).join(" and ")} call different Records ${title}.`,
      );
    const type = typeOfOperations(book, typeName(scraper.id, title), operations);
    for (const { name } of operations) byOperation.set(name, type);
  }
  return byOperation;
}

/** `.meta({ title: "Repository" })` of the Record, else the name of the operation. */
function titleOf({ name, recordSchema }: OperationFacts): string {
  const { title } = recordSchema;
  return typeof title === "string" && title !== "" ? title : name;
}

function ownSchemaOf({ recordSchema }: OperationFacts): JsonObject {
  const fields = Object.entries(recordSchema["properties"] as JsonObject);
  const properties = Object.fromEntries(fields.filter(([name]) => !HOST_FIELDS.includes(name)));
  return { ...recordSchema, properties, additionalProperties: false };
}

function typeOfOperations(
  book: TypeBook,
  name: string,
  operations: readonly OperationFacts[],
): GraphQLObjectType {
  const [first] = operations;
  const shape = first === undefined ? null : shapeOf(ownSchemaOf(first));
  if (shape === null || shape.kind !== "object")
    throw new UnusableName(`The GraphQL type ${name} would have no fields.`);
  const features = [...new Set(operations.flatMap((operation) => operation.features))];
  const summaries = operations.map((operation) => `\`${operation.name}\``).join(", ");
  const described = { ...shape, description: shape.description ?? `Record of ${summaries}.` };
  const isPerson = first?.recordSchema["x-person"] === true;
  return recordType(book, name, described, isPerson, hostFields(book, name, features));
}
