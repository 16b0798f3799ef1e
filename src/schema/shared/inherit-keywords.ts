import { isInputObjectType, type GraphQLSchema } from "graphql";
import { getMetadataStorage } from "type-graphql";

/** Inputs have the fields of the class that they extend; this gives them what `JsonSchema` says of those, too. */
export function inheritKeywords(schema: GraphQLSchema): void {
  const { inputTypes } = getMetadataStorage();
  for (const { name, target } of inputTypes) {
    const extended = inputTypes.find((one) => one.target === Object.getPrototypeOf(target));
    const type = schema.getType(name);
    if (extended?.fields === undefined || !isInputObjectType(type)) continue;
    for (const { schemaName, extensions = {} } of extended.fields) {
      const field = type.getFields()[schemaName];
      if (field) field.extensions = { ...extensions, ...field.extensions };
    }
  }
}
