/** Private data under any spelling, anywhere in an input, is refused before anything is stored. */
import fc from "fast-check";
import { MongoClient } from "mongodb";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Json, JsonObject } from "../../src/kernel/json.ts";
import { findPrivateInput } from "../../src/scrape-host/input/private-ban.ts";
import { graphql } from "../kit/graphql-client.ts";
import { rest } from "../kit/rest-client.ts";
import type { ServerProcess } from "../kit/server-process.ts";
import { bounded } from "./bounded.ts";
import { assertWell, startFuzzServer } from "./fuzz-server.ts";

/** Private names as words. */
const NAMES = [
  "cookie",
  "cookies",
  "set cookie",
  "session cookie",
  "password",
  "user password",
  "passphrase",
  "access token",
  "refresh token",
  "id token",
  "auth token",
  "bearer",
  "jwt",
  "csrf token",
  "session",
  "session id",
  "storage state",
  "api key",
  "x api key",
  "client secret",
  "credentials",
  "authorization",
  "private key",
  "otp code",
  "one time code",
  "verification code",
  "proxy",
  "proxies",
  "proxy url",
  "http proxy",
  "proxy configuration",
  "imap host",
].map((name) => name.split(" "));

const fullWidth = (text: string): string =>
  text.replace(/[!-~]/g, (letter) => String.fromCodePoint(letter.charCodeAt(0) + 0xfee0));
const percent = (text: string): string =>
  Buffer.from(text)
    .toString("hex")
    .replace(/../g, (byte) => `%${byte}`);

/** One spelling of a private name. */
const spelling = fc
  .record({
    words: fc.constantFrom(...NAMES),
    join: fc.constantFrom("_", "-", " ", ".", "__", ":", "/", "camel"),
    capitals: fc.oneof(fc.constant<boolean[]>([]), fc.array(fc.boolean(), { minLength: 30, maxLength: 30 })),
    hidden: fc.constantFrom("", "\u200b", "\u00ad", "\u2060", "\u0301"),
    as: fc.constantFrom("plain", "plain", "fullWidth", "percent", "look-alike"),
  })
  .map(({ words, join, capitals, hidden, as }) => {
    const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
    const joined =
      join === "camel"
        ? words.map((word, index) => (index === 0 ? word : capital(word))).join("")
        : words.join(join);
    // Letters that are also capitals by chance hide the words of a camel-case name from everybody.
    const cased =
      join === "camel"
        ? joined
        : [...joined]
            .map((letter, index) => (capitals[index] === true ? letter.toUpperCase() : letter))
            .join("");
    const spaced = hidden === "" || as === "percent" ? cased : [...cased].join(hidden);
    if (as === "fullWidth") return fullWidth(spaced);
    if (as === "percent") return percent(spaced);
    return as === "look-alike" ? spaced.replaceAll("o", "\u043e").replaceAll("e", "\u0435") : spaced;
  });

/** A value that carries one private thing, by its name or by its own shape. */
const privateThing: fc.Arbitrary<JsonObject> = fc.oneof(
  spelling.map((name) => ({ [name]: "x" })),
  spelling.map((name) => ({ headers: [{ name, value: "x" }] })),
  spelling.map((name) => ({ headers: [[name, "x"]] })),
  spelling.map((name) => ({ query: JSON.stringify({ [name]: "x" }) })),
  spelling.map((name) => ({ url: `https://example.com/?a=1&${encodeURIComponent(name)}=x` })),
  spelling.map((name) => ({
    url: `https://example.com/?u=${encodeURIComponent(`https://e.example/#${encodeURIComponent(name)}=x`)}`,
  })),
  fc
    .tuple(
      fc.constantFrom("https", "HTTP", "ftp"),
      fc.stringMatching(/^[a-z0-9]{1,8}$/),
      fc.stringMatching(/^[a-z0-9]{1,8}$/),
    )
    .map(([scheme, user, pass]) => ({ url: `${scheme}://${user}:${pass}@example.com/` })),
  fc.stringMatching(/^[A-Za-z0-9]{20,40}$/).map((token) => ({ query: `Authorization: Bearer ${token}` })),
  fc.stringMatching(/^[A-Za-z0-9]{36}$/).map((token) => ({ query: `see ghp_${token}` })),
);

/** Layers around it: fields, lists, JSON text, JSON text inside JSON text. */
const nested: fc.Arbitrary<JsonObject> = fc
  .tuple(privateThing, fc.array(fc.constantFrom("field", "list", "text", "beside"), { maxLength: 8 }))
  .map(([thing, layers]) =>
    layers.reduce((inner: JsonObject, layer): JsonObject => {
      if (layer === "field") return { options: inner };
      if (layer === "list") return { items: ["ok", 1, inner] };
      if (layer === "text") return { note: JSON.stringify(inner) };
      return { query: "shoes", filter: { deep: inner }, limit: 3 };
    }, thing),
  );

it("finds it in every spelling and place", () => {
  fc.assert(
    fc.property(nested, (input) => {
      expect(findPrivateInput(input)).not.toEqual([]);
    }),
    bounded(20_000),
  );
});

it("never throws, repeats nothing of a value, and leaves plain words alone", () => {
  fc.assert(
    fc.property(
      fc.jsonValue({ maxDepth: 6 }),
      fc.stringMatching(/^[a-z]{1,12}( [a-z]{1,12}){0,4}$/),
      (any, words) => {
        findPrivateInput(any);
        expect(findPrivateInput({ query: words })).toEqual([]);
      },
    ),
    bounded(3000),
  );
  fc.assert(
    fc.property(spelling, (name) => {
      expect(JSON.stringify(findPrivateInput({ [name]: "hunter2-value" }))).not.toContain("hunter2-value");
    }),
    bounded(1000),
  );
});

let server: ServerProcess;
let mongo: MongoClient;
beforeAll(async () => {
  server = await startFuzzServer();
  mongo = await MongoClient.connect(server.mongodbUrl);
});
afterAll(async () => {
  await mongo?.close();
  await server?.stop();
});

/** How many documents each collection that a refused call might touch holds. */
async function stored(): Promise<Record<string, number>> {
  const db = mongo.db("quarry");
  const names = (await db.listCollections().toArray())
    .map(({ name }) => name)
    .filter((name) => !/source|pace|agenda|job/i.test(name));
  const counts = await Promise.all(
    names.map(async (name) => [name, await db.collection(name).countDocuments()]),
  );
  return Object.fromEntries(counts) as Record<string, number>;
}

it("is refused on every way in, and nothing is stored", async () => {
  const before = await stored();
  const create = "mutation ($input: RequestCreateInput!) { requestCreate(input: $input) { request { id } } }";
  await fc.assert(
    fc.asyncProperty(
      nested,
      fc.uuid(),
      fc.constantFrom("codehost", "appstore-b"),
      async (input, key, scraper) => {
        const body = { scraper, input: input as Json };
        const headers = { "idempotency-key": key };
        const byRest = await rest(server.url, server.apiKey, "/v1/requests", { body, headers });
        expect([byRest.status, byRest.body]).toMatchObject([400, { code: "private_input_refused" }]);
        const byGraphql = await graphql(server.url, server.apiKey, create, { input: body }, headers);
        expect(byGraphql.body.errors?.map(({ extensions }) => extensions.code)).toEqual([
          "private_input_refused",
        ]);
      },
    ),
    bounded(250, 10_000),
  );
  expect(await stored()).toEqual(before);
  await assertWell(server);
});
