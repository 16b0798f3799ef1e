import { Extensions } from "type-graphql";

/**
 * Says of a field what its type in GraphQL cannot, in keywords of JSON Schema: bounds, a format, `examples`. The reference
 * of /v1 shows them; the first of `examples` stands in its examples of answers, for money in micro-USD.
 */
export function JsonSchema(keywords: Readonly<Record<string, unknown>>): PropertyDecorator & MethodDecorator {
  return Extensions({ jsonSchema: keywords });
}
