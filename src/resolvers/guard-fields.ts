import { defaultFieldResolver, isObjectType, type GraphQLField, type GraphQLSchema } from "graphql";
import { assertAccess, hasRow } from "../domain/access/assert-access.ts";
import type { Context } from "./context.ts";

/**
 * Holds every field that has a row in the access table to it, before anything of the field runs. Throws for a root field without
 * a row: nothing may be served of which nobody said who may use it.
 */
export function guardFields(schema: GraphQLSchema): void {
  const roots = new Set([schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]);
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith("__")) continue;
    for (const field of Object.values(type.getFields())) {
      const name = `${type.name}.${field.name}`;
      if (hasRow(name)) guard(field as GraphQLField<unknown, Context>, name);
      else if (roots.has(type))
        throw new Error(`${name} has no row in the access of a kind (src/kinds): say who may use it.`);
    }
  }
}

function guard(field: GraphQLField<unknown, Context>, name: string): void {
  const { resolve = defaultFieldResolver, subscribe } = field;
  if (subscribe) {
    field.subscribe = (source, args, context, info): unknown => {
      assertAccess(context.caller, name);
      return subscribe(source, args, context, info);
    };
    return;
  }
  field.resolve = (source, args, context, info): unknown => {
    assertAccess(context.caller, name);
    return resolve(source, args, context, info);
  };
}
