import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rest, type RestError } from "../kit/rest-client.ts";
import { startApiServer, type ApiServer } from "./api-server.ts";

/** Routes of /v1 are walked by their table in test/reference/openapi-answers.test.ts; these are all others that take a body. */
const JSON_PATHS = ["/graphql", "/graphql/stream", "/billing/webhooks/sandbox", "/v1/requests"];
const FORM_PATHS = ["/sign-in", "/sign-up", "/verify", "/forgot-password", "/reset-password", "/claim"];
const QUERY = JSON.stringify({ query: 'mutation { apiKeyCreate(label: "café") { secret } }' });

let server: ApiServer;
beforeAll(async () => {
  server = await startApiServer();
});
afterAll(() => server.stop());

const keys = (): Promise<number> => server.db.collection("apiKeys").countDocuments();

/** Status, code and message of the answer, of whatever face it is. */
async function answerTo(
  path: string,
  body: string | Uint8Array,
  headers: Record<string, string>,
): Promise<[number, string, string]> {
  const reply = await rest<unknown>(server.url, server.apiKey, path, {
    body,
    headers: { origin: server.url, ...headers },
  });
  if (typeof reply.body === "string") {
    const [, message = ""] = /<p class="notice bad">([^<]*)</.exec(reply.body) ?? [];
    return [
      reply.status,
      /errors#(\w+)"/.exec(reply.body)?.[1] ?? "",
      message.replaceAll("&quot;", '"').replaceAll("&#34;", '"'),
    ];
  }
  const { errors } = reply.body as { errors?: { message: string; extensions: { code: string } }[] };
  const { code, message } = errors?.[0]
    ? { ...errors[0].extensions, message: errors[0].message }
    : (reply.body as RestError);
  return [reply.status, code, message];
}

const REFUSED: [
  name: string,
  body: Uint8Array,
  headers: Record<string, string>,
  status: number,
  code: string,
  says: string,
][] = [
  ["Latin-1", Buffer.from(QUERY, "latin1"), {}, 400, "invalid_encoding", "The body is not valid UTF-8."],
  [
    "a character cut in half",
    Buffer.from(QUERY).subarray(0, Buffer.from(QUERY).indexOf(0xa9)),
    {},
    400,
    "invalid_encoding",
    "The body is not valid UTF-8.",
  ],
  [
    "a surrogate as bytes",
    Buffer.concat([Buffer.from('"'), Buffer.from([0xed, 0xa0, 0x80]), Buffer.from('"')]),
    {},
    400,
    "invalid_encoding",
    "The body is not valid UTF-8.",
  ],
  [
    "gzip",
    gzipSync(QUERY),
    { "content-encoding": "gzip" },
    415,
    "unsupported_media_type",
    'Bodies with Content-Encoding "gzip" are not read.',
  ],
  [
    "Brotli",
    brotliCompressSync(QUERY),
    { "content-encoding": "br" },
    415,
    "unsupported_media_type",
    'Bodies with Content-Encoding "br" are not read.',
  ],
];

const TYPES = [
  ...JSON_PATHS.map((path) => [path, "application/json"] as const),
  ...FORM_PATHS.map((path) => [path, "application/x-www-form-urlencoded"] as const),
];

describe.each(TYPES)("a body of POST %s (%s)", (path, type) => {
  it.each(REFUSED)("is refused in %s, by its name", async (_name, body, headers, status, code, says) => {
    const before = await keys();
    expect(await answerTo(path, body, { "content-type": type, ...headers })).toEqual([status, code, says]);
    expect(await keys()).toBe(before);
  });

  it("is refused in another charset, by its name", async () => {
    for (const charset of ["iso-8859-1", "UTF-16", '"windows-1252"']) {
      const says = `Bodies in the charset "${charset.replaceAll('"', "").toLowerCase()}" are not read.`;
      const [status, code, message] = await answerTo(path, QUERY, {
        "content-type": `${type}; charset=${charset}`,
      });
      expect([status, code, message.toLowerCase()]).toEqual([
        415,
        "unsupported_media_type",
        says.toLowerCase(),
      ]);
    }
  });

  it("is read in UTF-8, whatever it is called", async () => {
    for (const charset of ["utf-8", "UTF8", '"Utf-8"']) {
      const headers = { "content-type": `${type};charset=${charset}`, "content-encoding": "identity" };
      const [, code] = await answerTo(
        path,
        type.includes("json") ? '{"query":"{ __typename }"}' : "email=",
        headers,
      );
      expect(["invalid_encoding", "unsupported_media_type", "invalid_json"]).not.toContain(code);
    }
  });
});

it.each(FORM_PATHS)("a form of %s has no percent-encoded bytes that are no UTF-8", async (path) => {
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  expect(await answerTo(path, "label=caf%E9&scopes=account", headers)).toEqual([
    400,
    "invalid_encoding",
    "The body is not valid UTF-8.",
  ]);
});

it.each([
  ["`__proto__`", '{"scraper":"counter","input":{"__proto__":{"a":1}}}'],
  ["`__proto__`", '\ufeff{"query":"{ __typename }","a":[{"\\u005f_proto__":1}]}'],
  ["`prototype` in `constructor`", '{"constructor":{"prototype":{"a":1}}}'],
])("the key %s has a sentence of its own", async (key, body) => {
  for (const path of ["/v1/requests", "/graphql", "/graphql/stream"])
    expect(await answerTo(path, body, {})).toEqual([
      400,
      "invalid_json",
      `The body has a key that is never allowed: ${key}.`,
    ]);
});
