import { TypeInfo, visit, visitWithTypeInfo, type DocumentNode, type GraphQLSchema } from "graphql";
import { hasRow } from "../../domain/access/assert-access.ts";

/** The rows of the access table that a document of our own touches. */
export function guardedFields(schema: GraphQLSchema, document: DocumentNode): string[] {
  const found = new Set<string>();
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      Field({ name }) {
        const row = `${types.getParentType()?.name}.${name.value}`;
        if (hasRow(row)) found.add(row);
      },
    }),
  );
  return [...found];
}
