import type { GraphQLEnumType } from "graphql";
import { ID_PREFIX } from "../../kinds/ids.ts";
import type { Member, ObjectShape, Shape } from "../answer/shape.ts";
import { type JsonSchema, refTo } from "./json-schema.ts";
import { kindOfField } from "./kind-of-field.ts";

const SCALARS: Readonly<Record<string, JsonSchema>> = {
  ID: { type: "string" },
  String: { type: "string" },
  Boolean: { type: "boolean" },
  Int: { type: "integer" },
  SafeInt: { type: "integer" },
  Float: { type: "number" },
  DateTimeISO: { type: "string", format: "date-time" },
  JSON: {},
};

const NEXT_CURSOR: JsonSchema = {
  type: "string",
  description:
    "Pass it as `cursor` to read on; null when nothing follows, and given while more may still follow.",
};

/** Makes JSON Schemas of answers, and collects the components that they refer to. */
export class AnswerSchemas {
  readonly components: Record<string, JsonSchema> = {};

  /** The schema of a shape, by reference where it is a component. */
  of(shape: Shape): JsonSchema {
    switch (shape.kind) {
      case "scalar":
        return SCALARS[shape.scalar] ?? {};
      case "usd":
        return { type: "number" };
      case "nextCursor":
        return NEXT_CURSOR;
      case "enum":
        return this.#component(shape.type.name, () => enumSchema(shape.type));
      case "list":
        return { type: "array", items: shape.hasNulls ? orNull(this.of(shape.of)) : this.of(shape.of) };
      case "inner":
        return { ...this.of(shape.member.shape), ...schemaKeywords(shape.member) };
      case "object":
        return shape.component === null
          ? this.#object(shape)
          : this.#component(shape.component, () => this.#object(shape));
    }
  }

  #component(name: string, make: () => JsonSchema): JsonSchema {
    // Before it is made, for an object may hold others of its kind.
    if (!(name in this.components)) {
      this.components[name] = {};
      this.components[name] = make();
    }
    return refTo(name);
  }

  #object({ type, description, members }: ObjectShape): JsonSchema {
    const properties: Record<string, JsonSchema> = {};
    const required: string[] = [];
    for (const { of, member, isNullable } of standing(type, members)) {
      properties[member.name] = this.#property(of, member, isNullable);
      if (member.isAlways) required.push(member.name);
    }
    return { type: "object", description, properties, required };
  }

  #property(type: string, member: Member, isNullable: boolean): JsonSchema {
    const { shape, name, description } = member;
    if (shape.kind === "nextCursor") return orNull(this.of(shape));
    const kind = shape.kind === "scalar" && shape.scalar === "ID" ? kindOfField(type, name) : null;
    const own = {
      ...this.of(shape),
      ...(kind === null || name !== "id" ? {} : { pattern: `^${ID_PREFIX[kind]}_[0-9a-f]{24}$` }),
      ...schemaKeywords(member),
    };
    const whole = isNullable ? orNull(own) : own;
    return description === "" ? whole : { ...whole, description };
  }
}

/** Members in the places where they are shown: fields of a flat object stand in its place, and may be null if it may. */
function standing(
  of: string,
  members: readonly Member[],
  mayBeNull = false,
): { of: string; member: Member; isNullable: boolean }[] {
  return members.flatMap((member) => {
    const isNullable = mayBeNull || member.isNullable;
    const { shape } = member;
    return member.isFlat && shape.kind === "object"
      ? standing(shape.type, shape.members, isNullable)
      : [{ of, member, isNullable }];
  });
}

/** What a field says of itself; examples are for answers as a whole, and bounds of micros are none of USD. */
function schemaKeywords({ shape, keywords }: Member): JsonSchema {
  const { examples: _examples, ...rest } = keywords;
  return shape.kind === "usd" ? {} : rest;
}

function orNull(schema: JsonSchema): JsonSchema {
  const { description, ...rest } = schema;
  // What may be anything may be null.
  if (Object.keys(rest).length === 0) return schema;
  return { anyOf: [rest, { type: "null" }], ...(description === undefined ? {} : { description }) };
}

function enumSchema(type: GraphQLEnumType): JsonSchema {
  const words = type.getValues().map((value) => ({ ...value, word: value.name.toLowerCase() }));
  const lines = words.map(({ word, description }) => `- \`${word}\`: ${description ?? ""}`);
  return {
    type: "string",
    enum: words.map(({ word }) => word),
    description: [type.description ?? "", "", ...lines].join("\n"),
  };
}
