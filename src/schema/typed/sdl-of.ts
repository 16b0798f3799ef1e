import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  type GraphQLNamedType,
  type GraphQLType,
  printType,
} from "graphql";

/** A schema never changes, and one call may ask for all operations thirty times. */
const printed = new WeakMap<GraphQLNamedType, string>();

/** A type and the types in it in the schema language; printed once. */
export function sdlOf(type: GraphQLNamedType): string {
  const known = printed.get(type);
  if (known !== undefined) return known;
  const text = ownTypes(type)
    .map((one) => printType(one))
    .join("\n\n");
  printed.set(type, text);
  return text;
}

/** A type and, below it, the types in it, each once; without scalars, which all families share. */
function ownTypes(type: GraphQLNamedType): GraphQLNamedType[] {
  const found = new Set<GraphQLNamedType>();
  const visit = (one: GraphQLNamedType): void => {
    if (found.has(one)) return;
    if (isEnumType(one)) found.add(one);
    if (!isObjectType(one) && !isInterfaceType(one) && !isInputObjectType(one)) return;
    found.add(one);
    if (isObjectType(one)) one.getInterfaces().forEach(visit);
    const fields = Object.values<{ type: GraphQLType }>(one.getFields());
    for (const field of fields) visit(getNamedType(field.type));
  };
  visit(type);
  return [...found];
}
