import { Field, InputType, Int, ObjectType, type ClassType } from "type-graphql";
import { sentenceOf, type Fields, type GivenField, type ValuesOf } from "../../kinds/fields.ts";
import { JsonSchema } from "./json-schema.ts";
import { Node } from "./node.type.ts";

const TYPES = { text: String, whole: Int, flag: Boolean };

/** The id of a thing and what was given of it, for its type to extend. */
export function shown<F extends Fields>({ fields }: { fields: F }): ClassType<Node & ValuesOf<F>> {
  @ObjectType()
  class Shown extends Node {}
  return declared(Shown, fields, () => ({}));
}

/** What a new one is given, for its input to extend. */
export function given<F extends Fields>({ fields }: { fields: F }): ClassType<ValuesOf<F>> {
  @InputType()
  class Given {}
  return declared(Given, fields, ({ usual }) => (usual === undefined ? {} : { defaultValue: usual }));
}

/** What may change of one, for its input to extend. */
export function changed<F extends Fields>({
  fields,
}: {
  fields: F;
}): ClassType<{
  [K in keyof F]?: ValuesOf<F>[K] | null;
}> {
  @InputType()
  class Changed {}
  return declared(Changed, fields, () => ({ nullable: true }));
}

/** Gives a class the fields of a row. */
function declared<T extends object>(
  Class: ClassType,
  fields: Fields,
  options: (field: GivenField) => { defaultValue?: unknown; nullable?: true },
): ClassType<T> {
  for (const [name, field] of Object.entries(fields)) {
    Field(() => TYPES[field.is], { description: sentenceOf(field), ...options(field) })(
      Class.prototype,
      name,
    );
    JsonSchema(keywordsOf(field))(Class.prototype, name);
  }
  return Class as ClassType<T>;
}

function keywordsOf(field: GivenField): Record<string, unknown> {
  const examples = field.example === undefined ? {} : { examples: [field.example] };
  if (field.is === "flag") return examples;
  const [least, most] = field.is === "text" ? ["minLength", "maxLength"] : ["minimum", "maximum"];
  return { ...examples, [least]: field.min, [most]: field.max };
}
