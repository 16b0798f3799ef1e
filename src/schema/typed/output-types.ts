import {
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLInterfaceType,
  type GraphQLFieldConfig,
  type GraphQLOutputType,
  getNamedType,
} from "graphql";
import { isJsonObject, type Json, type JsonObject } from "../../kernel/json.ts";
import { DateTime } from "../shared/scalars.ts";
import { interfacesOfField, interfacesOfPerson, interfacesOfRecord, missingFields } from "./interfaces.ts";
import { shapeOf, type Shape } from "./json-shape.ts";
import { momentOf } from "./moment.ts";
import { fieldsByName, type TypeBook } from "./type-book.ts";
import { fieldName, typeName } from "./type-names.ts";

export type Field = readonly [string, GraphQLFieldConfig<unknown, unknown>];
type Interfaces = (fields: Record<string, GraphQLFieldConfig<unknown, unknown>>) => GraphQLInterfaceType[];
type ObjectShape = Extract<Shape, { kind: "object" }>;

/** A field under its name in GraphQL. */
export function outputField(sourceName: string, config: GraphQLFieldConfig<unknown, unknown>): Field {
  const name = fieldName(sourceName);
  const stored = (source: unknown) => (source as JsonObject)[sourceName];
  if (getNamedType(config.type) === DateTime)
    return [name, { ...config, resolve: (source) => momentOf(stored(source)) }];
  return [name, name === sourceName ? config : { ...config, resolve: stored }];
}

/** A Record and all that is in it. @param more fields that the host adds */
export function recordType(
  book: TypeBook,
  name: string,
  shape: ObjectShape,
  isPerson: boolean,
  more: readonly Field[],
): GraphQLObjectType {
  return objectType(book, name, shape, isPerson ? interfacesOfPerson : interfacesOfRecord, more);
}

/** An object and all that is in it, with nullability as it is validated. */
function objectType(
  book: TypeBook,
  name: string,
  { fields, description }: ObjectShape,
  interfacesOf: Interfaces,
  more: readonly Field[] = [],
): GraphQLObjectType {
  const own = fields.map(({ name: sourceName, schema, required }) => {
    const shape = shapeOf(schema);
    const type = outputType(book, shape, typeName(name, sourceName), sourceName);
    // A moment that cannot be read is null, and takes no other field along.
    const isSure = required && !shape.nullable && shape.kind !== "moment";
    return outputField(sourceName, {
      type: isSure ? new GraphQLNonNull(type) : type,
      description: shape.description,
    });
  });
  const stated = fieldsByName(name, [...own, ...more]);
  const interfaces = interfacesOf(stated);
  const added = Object.assign({}, ...interfaces.map((one) => missingFields(stated, one))) as typeof stated;
  return book.add(new GraphQLObjectType({ name, description, interfaces, fields: { ...stated, ...added } }));
}

function outputType(book: TypeBook, shape: Shape, name: string, field: string): GraphQLOutputType {
  if (shape.kind === "list") {
    const items = shapeOf(shape.items);
    const type = outputType(book, items, name, field);
    const isSure = !items.nullable && items.kind !== "moment";
    return new GraphQLList(isSure ? new GraphQLNonNull(type) : type);
  }
  if (shape.kind === "moment") return DateTime;
  if (shape.kind !== "object") return book.leaf(shape, name);
  const { title } = shape;
  const interfaces: Interfaces = (fields) => interfacesOfField(field, fields);
  if (title === null) return objectType(book, name, shape, interfaces);
  const own = typeName(book.family, title);
  const key = JSON.stringify(shape.fields, withoutDescriptions);
  return book.shared(own, key, () => objectType(book, own, shape, interfaces));
}

/** What a field is called in one place does not make it another in the next. */
function withoutDescriptions(_name: string, value: Json): Json | undefined {
  if (!isJsonObject(value) || typeof value["description"] !== "string") return value;
  const { description: _words, ...rest } = value;
  return rest;
}
