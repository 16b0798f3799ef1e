import type { GraphQLSchema } from "graphql";
import { isOpenToAll } from "../../domain/access/assert-access.ts";
import { assertRestNames } from "../../rest-compat/answer/rest-names.ts";
import { routeOf } from "../../rest-compat/route-of.ts";
import type { RestRoute } from "../../rest-compat/route.ts";
import { ROUTES } from "../../rest-compat/routes/all-routes.ts";
import type { Row } from "../../rest-compat/row.ts";
import { guardedFields } from "../graphql/guarded-fields.ts";

/** What of the access table holds a row: the fields of its document, or the row itself. */
export function accessRowsOf(schema: GraphQLSchema, { method, path, document }: Row): string[] {
  return document === null ? [`${method} ${path}`] : guardedFields(schema, document);
}

/** Every route of /v1 by this schema. */
export function restRoutes(schema: GraphQLSchema, rows: readonly Row[] = ROUTES): RestRoute[] {
  if (rows === ROUTES) assertRestNames(schema);
  return rows.map((row) => routeOf(schema, row, accessRowsOf(schema, row).every(isOpenToAll)));
}
