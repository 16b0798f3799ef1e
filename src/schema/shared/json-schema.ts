import { Extensions } from "type-graphql";

/**
 * Says of a field what its type in GraphQL cannot, in keywords of JSON Schema: bounds, a format, `examples`. The reference
 * of /v1 shows them; the first of `examples` stands in its examples, for money in micro-USD. Of an input /v1 holds a call to the
 * bounds of numbers and to `pattern`, `minLength` and `maxLength` before anything runs; `default: null` says that it may be null.
 */
export function JsonSchema(keywords: Readonly<Record<string, unknown>>): PropertyDecorator & MethodDecorator {
  return Extensions({ jsonSchema: keywords });
}
