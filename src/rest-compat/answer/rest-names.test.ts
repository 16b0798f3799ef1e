import { buildSchema } from "graphql";
import { expect, test } from "vitest";
import { quarrySchema } from "../../resolvers/build-schema.ts";
import { assertRestNames } from "./rest-names.ts";

test("every name of /v1 is of something in the schema; one that a rename left behind throws", () => {
  const { schema } = quarrySchema([]);
  expect(() => assertRestNames(schema)).not.toThrow();
  const renamed = buildSchema("type Ticket { requestId: ID } type Query { things(first: Int): [Ticket] }");
  expect(() => assertRestNames(renamed)).toThrow(/SupportTicket\.requestId/);
});
