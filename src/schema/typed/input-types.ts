import {
  GraphQLInputObjectType,
  type GraphQLInputFieldConfig,
  GraphQLList,
  GraphQLNonNull,
  GraphQLString,
  type GraphQLInputType,
} from "graphql";
import type { OperationFacts, ScraperFacts } from "../../domain/scraper/scraper-facts.ts";
import type { JsonObject } from "../../kernel/json.ts";
import { describedWithCaps } from "./caps-in-words.ts";
import { shapeOf, type Shape } from "./json-shape.ts";
import { sourceNameOf } from "./plain-input.ts";
import { fieldsByName, type TypeBook } from "./type-book.ts";
import { fieldName, tokenName, typeName, UnusableName } from "./type-names.ts";

/** `CodehostInput`: exactly one operation of a family, with its input. */
export function familyInput(book: TypeBook, scraper: ScraperFacts): GraphQLInputObjectType {
  const operations = scraper.operations.filter(({ availability }) => availability !== "not_public");
  const name = typeName(scraper.id, "Input");
  if (operations.length === 0) throw new UnusableName(`The GraphQL type ${name} would have no fields.`);
  return book.add(
    new GraphQLInputObjectType({
      name,
      description: `One operation of ${scraper.id}, with its input.`,
      isOneOf: true,
      fields: fieldsByName(
        name,
        operations.map((operation) => [
          tokenName(operation.name),
          {
            type: operationInput(book, scraper.id, operation),
            description: operation.summary,
            extensions: { sourceName: operation.name },
          },
        ]),
      ),
    }),
  );
}

/** The input types in a family's, by operation. */
export function operationInputs(family: GraphQLInputObjectType): Map<string, GraphQLInputObjectType> {
  const fields = Object.values(family.getFields());
  return new Map(fields.map((field) => [sourceNameOf(field), field.type as GraphQLInputObjectType]));
}

/** `CodehostTrendingInput`. */
function operationInput(
  book: TypeBook,
  scraperId: string,
  operation: OperationFacts,
): GraphQLInputObjectType {
  // The field says which operation it is.
  const { operation: _said, ...properties } = operation.inputSchema["properties"] as JsonObject;
  const shape = shapeOf({ ...operation.inputSchema, properties, additionalProperties: false });
  if (shape.kind !== "object") throw new Error(`The input of ${operation.name} is no object.`);
  return objectType(book, typeName(scraperId, operation.name, "Input"), shape);
}

function objectType(
  book: TypeBook,
  name: string,
  { fields, description }: Shape & { kind: "object" },
): GraphQLInputObjectType {
  const own = fields.map(({ name: sourceName, schema, required }): [string, GraphQLInputFieldConfig] => {
    const inner = fieldName(sourceName);
    const type = inputType(book, shapeOf(schema), typeName(name, inner));
    return [
      inner,
      {
        type: required ? new GraphQLNonNull(type) : type,
        description: describedWithCaps(schema),
        extensions: { sourceName },
      },
    ];
  });
  return book.add(new GraphQLInputObjectType({ name, description, fields: fieldsByName(name, own) }));
}

function inputType(book: TypeBook, shape: Shape, name: string): GraphQLInputType {
  if (shape.kind === "list")
    return new GraphQLList(new GraphQLNonNull(inputType(book, shapeOf(shape.items), name)));
  if (shape.kind === "object") return objectType(book, name, shape);
  // The scraper reads it as it was written.
  return shape.kind === "moment" ? GraphQLString : book.leaf(shape, name);
}
