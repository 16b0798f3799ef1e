import {
  type GraphQLInputField,
  GraphQLInputObjectType,
  type GraphQLInputType,
  GraphQLEnumType,
  getNamedType,
} from "graphql";
import { isJsonObject, type Json, type JsonObject } from "../../kernel/json.ts";

/** What a typed input stands for: `scraper` and `input` as the other form takes them, and where it stood. */
export function plainInput(
  type: GraphQLInputObjectType,
  typed: JsonObject,
): { scraper: string; input: JsonObject; path: string } {
  const [family, operations] = chosen(type, typed);
  const [operation, input] = chosen(getNamedType(family.type) as GraphQLInputObjectType, operations);
  const plain = renamed(operation.type, input) as JsonObject;
  return {
    scraper: sourceNameOf(family),
    input: { operation: sourceNameOf(operation), ...plain },
    path: `${family.name}.${operation.name}`,
  };
}

/** The only field of a `@oneOf` object; GraphQL has seen to it that there is one. */
function chosen(type: GraphQLInputObjectType, value: JsonObject): [GraphQLInputField, JsonObject] {
  const [[name, inner] = ["", null]] = Object.entries(value);
  const field = type.getFields()[name];
  if (field === undefined || !isJsonObject(inner)) throw new Error(`${type.name} has no field ${name}.`);
  return [field, inner];
}

/** What the scraper calls a field of its input. */
export function sourceNameOf(field: GraphQLInputField): string {
  return (field.extensions as { sourceName: string }).sourceName;
}

function renamed(type: GraphQLInputType, value: Json): Json {
  const named = getNamedType(type);
  if (Array.isArray(value)) return value.map((item) => renamed(named, item));
  if (!(named instanceof GraphQLInputObjectType) || !isJsonObject(value)) return value;
  const fields = Object.values(named.getFields()).filter(({ name }) => value[name] !== undefined);
  return Object.fromEntries(
    fields.map((field) => [sourceNameOf(field), renamed(field.type, value[field.name] ?? null)]),
  );
}

/** A plain input of an operation as variables of its type: enum values and fields by their names in GraphQL. */
export function typedVariables(type: GraphQLInputType, plain: Json): Json {
  const named = getNamedType(type);
  if (Array.isArray(plain)) return plain.map((item) => typedVariables(named, item));
  if (named instanceof GraphQLEnumType) return (named.serialize(plain) as string | null | undefined) ?? plain;
  if (!(named instanceof GraphQLInputObjectType) || !isJsonObject(plain)) return plain;
  const fields = Object.values(named.getFields()).filter((field) => plain[sourceNameOf(field)] !== undefined);
  return Object.fromEntries(
    fields.map((field) => [field.name, typedVariables(field.type, plain[sourceNameOf(field)] ?? null)]),
  );
}
