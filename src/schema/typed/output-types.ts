import {
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLFieldConfig,
  type GraphQLOutputType,
} from "graphql";
import { isJsonObject, type Json, type JsonObject } from "../../kernel/json.ts";
import { shapeOf, type Shape } from "./json-shape.ts";
import { fieldsByName, type TypeBook } from "./type-book.ts";
import { fieldName, typeName } from "./type-names.ts";

export type Field = readonly [string, GraphQLFieldConfig<unknown, unknown>];
type ObjectShape = Extract<Shape, { kind: "object" }>;

/** A field under its name in GraphQL. */
export function outputField(sourceName: string, config: GraphQLFieldConfig<unknown, unknown>): Field {
  const name = fieldName(sourceName);
  if (name === sourceName) return [name, config];
  return [name, { ...config, resolve: (source) => (source as JsonObject)[sourceName] }];
}

/** An object and all that is in it, with nullability as it is validated. */
export function objectType(
  book: TypeBook,
  name: string,
  { fields, description }: ObjectShape,
  more: readonly Field[] = [],
): GraphQLObjectType {
  const own = fields.map(({ name: sourceName, schema, required }) => {
    const shape = shapeOf(schema);
    const type = outputType(book, shape, typeName(name, sourceName));
    return outputField(sourceName, {
      type: required && !shape.nullable ? new GraphQLNonNull(type) : type,
      description: shape.description,
    });
  });
  return book.add(
    new GraphQLObjectType({ name, description, fields: fieldsByName(name, [...own, ...more]) }),
  );
}

function outputType(book: TypeBook, shape: Shape, name: string): GraphQLOutputType {
  if (shape.kind === "list") {
    const items = shapeOf(shape.items);
    const type = outputType(book, items, name);
    return new GraphQLList(items.nullable ? type : new GraphQLNonNull(type));
  }
  if (shape.kind !== "object") return book.leaf(shape, name);
  const { title } = shape;
  if (title === null) return objectType(book, name, shape);
  const own = typeName(book.family, title);
  const key = JSON.stringify(shape.fields, withoutDescriptions);
  return book.shared(own, key, () => objectType(book, own, shape));
}

/** What a field is called in one place does not make it another in the next. */
function withoutDescriptions(_name: string, value: Json): Json | undefined {
  if (!isJsonObject(value) || typeof value["description"] !== "string") return value;
  const { description: _words, ...rest } = value;
  return rest;
}
