import { readFileSync } from "node:fs";
import { buildSchema, type OperationDefinitionNode, parse } from "graphql";
import { describe, expect, it } from "vitest";
import { clientCallOf } from "../../scripts/generate/calls/client-call.ts";

const schema = buildSchema(readFileSync("schema.graphql", "utf8"), { assumeValid: true });
const callOf = (document: string) =>
  clientCallOf(parse(document).definitions[0] as OperationDefinitionNode, schema);
const namesOf = (document: string) => {
  const call = callOf(document);
  const names = (values: readonly { name: string }[] = []) => values.map(({ name }) => name);
  return { values: names(call?.values), options: names(call?.options), object: call?.object };
};

describe("a method of the client follows from its document", () => {
  it("takes what must be given one by one, and the rest in an object", () => {
    expect(
      namesOf(
        "query Points($scraper: String!, $productId: ID!, $country: String, $first: Int!) { priceHistory(scraper: $scraper, productId: $productId, country: $country, first: $first) { nodes { title } } }",
      ),
    ).toEqual({ values: ["scraper", "productId"], options: ["country", "first"], object: null });
    const signIn = (note: string) =>
      `mutation SignIn($email: String!, $password: String!, $code: String) ${note} { signIn(email: $email, password: $password, code: $code) { token } }`;
    expect(namesOf(signIn("")).options).toEqual(["code"]);
    expect(namesOf(signIn("@client(positional: true)")).values).toEqual(["email", "password", "code"]);
    expect(namesOf(signIn('@client(object: "owner")'))).toMatchObject({ object: "owner", options: [] });
  });

  it("gives the only field of a payload, the inner field of a query, and null for what is looked up", () => {
    const fields = (document: string) => callOf(document)?.path.map(({ field }) => field);
    expect(fields("mutation X($token: String!) { accountRestore(token: $token) { message } }")).toEqual([
      "accountRestore",
      "message",
    ]);
    expect(
      fields("mutation X($password: String!) { accountDelete(password: $password) { id eraseAt } }"),
    ).toEqual(["accountDelete"]);
    expect(fields("query X($first: Int!) { viewer { apiKeys(first: $first) { nodes { id } } } }")).toEqual([
      "viewer",
      "apiKeys",
    ]);
    expect(callOf("query X($id: ID!) { invoice(id: $id) { id } }")?.isLookUp).toBe(true);
    expect(callOf("query X { billing { plan } }")?.isLookUp).toBe(false);
  });

  it("is made for every operation, or refused", () => {
    expect(callOf("mutation X @client(own: true) { billingPortal { url } }")).toBeNull();
    expect(() => callOf("query X($withUrl: Boolean!) { billing { plan @include(if: $withUrl) } }")).toThrow(
      "no argument takes $withUrl",
    );
    expect(() => callOf("query X { billing { plan } scrapers { id } }")).toThrow(
      "does not ask for one field",
    );
  });
});
