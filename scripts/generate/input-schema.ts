import {
  type GraphQLInputObjectType,
  type GraphQLInputType,
  isEnumType,
  isListType,
  isNonNullType,
  isScalarType,
} from "graphql";

type JsonSchema = Record<string, unknown>;

/** The JSON Schema of an input as GraphQL takes it, with what `@JsonSchema` says of its fields. */
export function inputSchema(type: GraphQLInputObjectType): JsonSchema {
  const fields = Object.values(type.getFields());
  const required = fields.filter((one) => isNonNullType(one.type) && one.defaultValue === undefined);
  return {
    type: "object",
    properties: Object.fromEntries(
      fields.map(({ name, type: of, description, defaultValue, extensions }) => [
        name,
        {
          ...valueSchema(of),
          ...(extensions["jsonSchema"] as JsonSchema | undefined),
          description: description ?? "",
          ...(defaultValue === undefined || defaultValue === null
            ? {}
            : { default: sentAs(of, defaultValue) }),
        },
      ]),
    ),
    required: required.map(({ name }) => name),
  };
}

const SCALARS: Readonly<Record<string, JsonSchema>> = {
  Boolean: { type: "boolean" },
  DateTimeISO: { type: "string", format: "date-time" },
  Float: { type: "number" },
  ID: { type: "string" },
  Int: { type: "integer" },
  SafeInt: { type: "integer" },
  String: { type: "string" },
};

function valueSchema(type: GraphQLInputType): JsonSchema {
  if (isNonNullType(type)) return valueSchema(type.ofType);
  if (isListType(type)) return { type: "array", items: valueSchema(type.ofType) };
  if (isEnumType(type)) return { enum: type.getValues().map(({ name }) => name) };
  // An input within another has no simpler form than JSON.
  return isScalarType(type) ? (SCALARS[type.name] ?? {}) : {};
}

/** An enum has another value inside than the word that is sent. */
function sentAs(type: GraphQLInputType, value: unknown): unknown {
  if (isNonNullType(type)) return sentAs(type.ofType, value);
  return isEnumType(type) ? type.getValues().find((one) => one.value === value)?.name : value;
}
