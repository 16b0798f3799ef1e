import {
  GraphQLEnumType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLScalarType,
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLInt,
  GraphQLString,
} from "graphql";
import { JsonValue, SafeInt } from "../shared/scalars.ts";
import type { Shape } from "./json-shape.ts";
import { sharedEnum } from "./shared-enums.ts";
import { enumName, UnusableName } from "./type-names.ts";

const SCALARS: Record<"string" | "boolean" | "number" | "integer" | "long" | "open", GraphQLScalarType> = {
  string: GraphQLString,
  boolean: GraphQLBoolean,
  number: GraphQLFloat,
  integer: GraphQLInt,
  long: SafeInt,
  open: JsonValue,
};

/** The types of one family while they are made. */
export class TypeBook {
  readonly #taken: (name: string) => boolean;
  readonly #types = new Map<string, GraphQLNamedType>();
  readonly #schemas = new Map<string, string>();

  /** Id of the family. */
  readonly family: string;

  /** @param taken whether a type of the schema or of another family has a name */
  constructor(family: string, taken: (name: string) => boolean) {
    this.family = family;
    this.#taken = taken;
  }

  get types(): GraphQLNamedType[] {
    return [...this.#types.values()];
  }

  /** Notes a type. @throws UnusableName when another one has its name */
  add<T extends GraphQLNamedType>(type: T): T {
    if (this.#taken(type.name) || this.#types.has(type.name))
      throw new UnusableName(`The GraphQL type ${type.name} would be there twice.`);
    this.#types.set(type.name, type);
    return type;
  }

  /** An object type that several places share under one name. @throws UnusableName when they are not alike */
  shared(name: string, schema: string, make: () => GraphQLObjectType): GraphQLObjectType {
    const known = this.#schemas.get(name);
    if (known === undefined) {
      this.#schemas.set(name, schema);
      return make();
    }
    if (known !== schema)
      throw new UnusableName(`Different objects are titled so that they would be ${name}.`);
    return this.#types.get(name) as GraphQLObjectType;
  }

  /** The type of a value that is no object and no list. */
  leaf(
    shape: Shape & { kind: keyof typeof SCALARS | "enum" },
    name: string,
  ): GraphQLScalarType | GraphQLEnumType {
    if (shape.kind !== "enum") return SCALARS[shape.kind];
    const shared = sharedEnum(shape.values);
    if (shared !== undefined) return shared;
    const names = shape.values.map(enumName);
    // Such as `C` and `C++`: their words stay text.
    if (names.includes("") || new Set(names).size < names.length) return GraphQLString;
    const values = Object.fromEntries(shape.values.map((value) => [enumName(value), { value }]));
    const { description } = shape;
    return this.add(new GraphQLEnumType({ name, description, values }));
  }
}

/** A map of fields by their GraphQL names. @throws UnusableName when two share one */
export function fieldsByName<T>(owner: string, fields: readonly (readonly [string, T])[]): Record<string, T> {
  const made = Object.fromEntries(fields);
  if (Object.keys(made).length < fields.length)
    throw new UnusableName(`Two fields of the GraphQL type ${owner} would have the same name.`);
  return made;
}
