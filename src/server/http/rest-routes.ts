import type { GraphQLSchema } from "graphql";
import { answerOf } from "../../rest-compat/answer/answer-of.ts";
import type { Answer } from "../../rest-compat/answer/shape.ts";
import type { RestRoute } from "../../rest-compat/route.ts";
import { ROUTES } from "../../rest-compat/routes/all-routes.ts";

/** Every /v1 route. */
export const REST_ROUTES: readonly RestRoute[] = ROUTES;

/** Each of these rows with what its document answers by this schema; null for one whose answer is bytes. */
export function withAnswers(
  routes: readonly RestRoute[],
  schema: GraphQLSchema,
): ReadonlyMap<RestRoute, Answer | null> {
  return new Map(routes.map((row) => [row, "document" in row ? answerOf(schema, row.document) : null]));
}
