import { Validator } from "@seriousme/openapi-schema-validator";
import { afterAll, beforeAll, expect, it } from "vitest";
import { CODES } from "../../src/errors/codes.ts";
import { codesOf } from "../../src/rest-compat/openapi/error-responses.ts";
import { quarrySchema } from "../../src/resolvers/build-schema.ts";
import { restRoutes } from "../../src/server/http/rest-routes.ts";
import { startApiServer, type ApiServer } from "../api/api-server.ts";
import { inFull, problemsOf, type OpenApi, type OpenApiOperation, withResponses } from "./openapi-schema.ts";

const ROUTES = restRoutes(quarrySchema([]).schema);

let server: ApiServer;
/** As it is sent, and with each response in its place. */
let sent: OpenApi;
let document: OpenApi;
beforeAll(async () => {
  server = await startApiServer();
  sent = (await (await fetch(`${server.url}/v1/openapi.json`)).json()) as OpenApi;
  document = withResponses(sent);
});
afterAll(() => server.stop());

const operations = (): [name: string, operation: OpenApiOperation][] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]): [string, OpenApiOperation] => [
      `${method.toUpperCase()} ${path}`,
      operation,
    ]),
  );

/** Every `$ref` anywhere. */
function refsOf(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "$ref" && typeof inner === "string" ? [inner] : refsOf(inner),
  );
}

it("is OpenAPI 3.1 of this server", () => {
  expect(document.openapi).toBe("3.1.0");
  expect(document.info).toMatchObject({ title: "Quarry", version: expect.stringMatching(/^\d+\.\d+\.\d+/) });
  expect(document.servers).toEqual([{ url: server.url }]);
  expect(document.components.securitySchemes).toEqual({
    bearer: { type: "http", scheme: "bearer", description: expect.any(String) },
  });
});

it("fits the schema that the OpenAPI Initiative publishes for 3.1", async () => {
  const { valid, errors } = await new Validator().validate({ ...sent });
  expect([valid, errors]).toEqual([true, undefined]);
  const broken = structuredClone(sent) as unknown as { paths: Record<string, { get: object }> };
  Object.assign(broken.paths["/v1/requests"]!.get, { parameters: [{ name: "limit", in: "somewhere" }] });
  expect((await new Validator().validate(broken)).valid).toBe(false);
});

it("has every row of the route table and nothing else", () => {
  const rows = ROUTES.map((row) => `${row.method} ${row.path.replaceAll(/:(\w+)/g, "{$1}")}`);
  expect(
    operations()
      .map(([name]) => name)
      .sort(),
  ).toEqual(rows.sort());
});

it("resolves every reference", () => {
  const refs = new Set(refsOf(sent));
  expect(refs.size).toBeGreaterThan(15);
  for (const ref of refs) {
    const found = ref
      .replace(/^#\//, "")
      .split("/")
      .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], sent);
    expect(found, ref).toBeTypeOf("object");
  }
});

/** What everybody may read, and the ways to come in. */
const PUBLIC =
  /^(GET \/v1\/(data-sources|products|abuse\/reports\/\{link\})|POST \/v1\/abuse\/reports$|POST \/v1\/(auth\/(sign-up|sign-in|verify|password-reset)|account\/restore))/;

it("names each operation once and declares its path parameters", () => {
  const ids = operations().map(([, operation]) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [name, { parameters, security, summary }] of operations()) {
    const inPath = [...name.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    expect(
      parameters.filter((one) => one.in === "path").map((one) => one.name),
      name,
    ).toEqual(inPath);
    for (const one of parameters) expect(one.description, `${name} ${one.name}`).toMatch(/\.$/);
    expect(summary).not.toBe("");
    const isPublic = PUBLIC.test(name);
    expect(security, name).toEqual(isPublic ? [{}, { bearer: [] }] : [{ bearer: [] }]);
  }
});

it("says of each path parameter what it is", () => {
  const words = operations().flatMap(([name, { parameters }]) =>
    parameters.filter((one) => one.in === "path").map((one) => `${name}: ${one.name}: ${one.description}`),
  );
  expect(words.filter((one) => /the Request\./.test(one)).sort()).toEqual([
    "GET /v1/operator/requests/{id}: id: Id of the Request.",
    "GET /v1/requests/{id}/log: id: Id of the Request.",
    "GET /v1/requests/{id}/results/pictures: id: Id of the Request.",
    "GET /v1/requests/{id}/results: id: Id of the Request.",
    "GET /v1/requests/{id}: id: Id of the Request.",
    "POST /v1/requests/{id}/cancel: id: Id of the Request.",
    "POST /v1/requests/{id}/resume: id: Id of the Request.",
  ]);
  expect(words).toEqual(
    expect.arrayContaining([
      "DELETE /v1/api-keys/{id}: id: Id of the API key.",
      "DELETE /v1/auth/sessions/{id}: id: Id of the session.",
      "GET /v1/billing/invoices/{id}: id: Id of the invoice.",
      "POST /v1/webhook-deliveries/{id}/replay: id: Id of the delivery.",
      "DELETE /v1/usage/caps/{metric}/{period}: period: `day` or `month`.",
    ]),
  );
});

it("declares the parameters of creating, listing and reading Results", () => {
  const names = (name: string) =>
    operations()
      .find(([one]) => one === name)?.[1]
      .parameters.map((one) => `${one.in} ${one.name}`);
  expect(names("POST /v1/requests")).toEqual(["query include", "header Idempotency-Key", "header Prefer"]);
  expect(names("GET /v1/requests")).toEqual([
    "query limit",
    "query cursor",
    "query status",
    "query scraper",
    "query since",
    "query tag",
  ]);
  expect(names("GET /v1/requests/{id}/results")).toEqual([
    "path id",
    "query limit",
    "query cursor",
    "query fields",
    "query format",
    "query omitEmptyColumns",
    "query bom",
  ]);
  const results = document.paths["/v1/requests/{id}/results"]?.get?.responses["200"];
  expect(Object.keys(results?.content ?? {})).toEqual([
    "application/json",
    "application/x-ndjson",
    "text/csv",
    "application/vnd.apache.parquet",
    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  ]);
  const created = document.paths["/v1/requests"]?.post?.responses["201"];
  expect(Object.keys(created?.headers ?? {})).toEqual(
    expect.arrayContaining(["Location", "Idempotent-Replayed", "X-Request-Id", "RateLimit"]),
  );
});

it("lists every status of every row with the codes of the dictionary, and Retry-After where there is one", () => {
  for (const row of ROUTES) {
    const item = document.paths[row.path.replaceAll(/:(\w+)/g, "{$1}")];
    const responses = item?.[row.method.toLowerCase()]?.responses ?? {};
    const statuses = new Set(codesOf(row).map((code) => String(CODES[code].http)));
    statuses.add(String(row.status));
    expect(Object.keys(responses).sort(), row.path).toEqual([...statuses].sort());
    for (const code of codesOf(row)) {
      const response = responses[CODES[code].http];
      expect(Object.keys(response?.content["application/json"]?.examples ?? {}), row.path).toContain(code);
    }
    expect(Object.keys(responses["429"]?.headers ?? {})).toContain("Retry-After");
    expect(Object.keys(responses["401"]?.headers ?? {})).toContain("WWW-Authenticate");
  }
});

it("says of every row that the database may be away, and of every row that stores that the disk may be full", () => {
  for (const [name, { responses }] of operations()) {
    const away = responses["503"];
    const codes = Object.keys(away?.content["application/json"]?.examples ?? {});
    expect(codes, name).toContain("not_ready");
    expect(codes.includes("storage_full"), name).toBe(!name.startsWith("GET "));
    expect(Object.keys(away?.headers ?? {}), name).toContain("Retry-After");
  }
});

it("shows only examples that fit their schemas", () => {
  let examples = 0;
  for (const [name, { requestBody, responses }] of operations()) {
    for (const { content } of [...(requestBody ? [requestBody] : []), ...Object.values(responses)]) {
      for (const [type, media] of Object.entries(content)) {
        const values = [
          ...("example" in media ? [media.example] : []),
          ...Object.keys(media.examples ?? {}).map((code) => document.components.examples[code]?.value),
        ];
        expect(values.length, `${name} ${type}`).toBeGreaterThan(0);
        for (const value of values) {
          expect(
            problemsOf(document, media.schema, value),
            `${name} ${type} ${JSON.stringify(value)}`,
          ).toEqual([]);
          examples += 1;
        }
      }
    }
  }
  expect(examples).toBeGreaterThan(60);
});

interface Entry {
  id: string;
  inputSchema: { anyOf: { properties: { operation: { const?: string; enum?: string[] } } }[] } | null;
  operations: { name: string; recordSchema: object | null }[];
}

/** The catalog, with all that the document is made of. */
async function catalog(): Promise<Entry[]> {
  const { data } = (await (await fetch(`${server.url}/v1/data-sources`)).json()) as { data: Entry[] };
  return Promise.all(
    data.map(async ({ id }) => (await (await fetch(`${server.url}/v1/data-sources/${id}`)).json()) as Entry),
  );
}

it("carries the input of every scraper that can run by operation, as its catalog entry does", async () => {
  const { schemas } = document.components as {
    schemas: Record<string, { anyOf?: unknown; oneOf?: unknown[] }>;
  };
  const runnable = (await catalog()).flatMap(({ id, inputSchema }) =>
    inputSchema ? [{ id, inputSchema }] : [],
  );
  expect(runnable.length).toBeGreaterThan(15);
  for (const { id, inputSchema } of runnable) {
    const names = inputSchema.anyOf.map(
      ({ properties: { operation } }) => `Input.${id}.${operation.const ?? operation.enum?.[0]}`,
    );
    const refs = names.map((name) => ({ $ref: `#/components/schemas/${name}` }));
    expect(schemas[`Input.${id}`]).toMatchObject(refs.length === 1 ? refs[0]! : { anyOf: refs });
    for (const [at, name] of names.entries())
      expect(inFull(document, schemas[name]), name).toEqual(inFull(document, inputSchema.anyOf[at]));
  }
  expect(schemas["NewRequest"]?.oneOf).toEqual(
    runnable.map(({ id }) => ({ $ref: `#/components/schemas/NewRequest.${id}` })),
  );
  expect(schemas["NewRequest.counter"]).toMatchObject({
    properties: {
      scraper: { const: "counter" },
      input: { $ref: "#/components/schemas/Input.counter" },
      limit: { minimum: 1, maximum: 100_000 },
    },
    additionalProperties: false,
  });
});

it("carries the Records of every operation, those of one title once", async () => {
  const { schemas } = document.components as { schemas: Record<string, Record<string, unknown>> };
  const shared = { $ref: "#/components/schemas/Record.codehost.Repository" };
  expect(schemas["Record.codehost.search"]).toEqual(shared);
  expect(schemas["Record.codehost"]?.["anyOf"]).toContainEqual({
    $ref: "#/components/schemas/Record.codehost.search",
  });
  expect(schemas["Record"]?.["anyOf"]).toContainEqual({ $ref: "#/components/schemas/Record.codehost" });
  // What those that share a Record have of all of them.
  const together = ["_source", "requestedFeatures", "featureCoverage"];
  const written = (schema: unknown): object => {
    const { properties, ...rest } = inFull(document, schema) as { properties: object };
    const own = Object.entries(properties).filter(([name]) => !together.includes(name));
    return { ...rest, properties: Object.fromEntries(own), $schema: undefined };
  };
  let records = 0;
  for (const { id, operations } of await catalog())
    for (const { name, recordSchema } of operations) {
      if (recordSchema === null) continue;
      const { [`Record.${id}.${name}`]: stated } = schemas;
      expect(written(stated), `${id} ${name}`).toEqual(written(recordSchema));
      expect(inFull(document, stated)).toMatchObject({ properties: { _source: {}, _truncated: {} } });
      records += 1;
    }
  expect(records).toBeGreaterThan(100);
});

const SCRAPER_ROUTES = /^\/v1\/requests(\/(?!.*pictures)|$)/;

it.each([
  ["codehost", ["codehost"], SCRAPER_ROUTES],
  ["", [], /./],
])("has the shapes of one scraper, or of none, with ?scraper=%s", async (scraper, ids, routes) => {
  const answer = await fetch(`${server.url}/v1/openapi.json?scraper=${scraper}`);
  const part = (await answer.json()) as OpenApi;
  const { valid, errors } = await new Validator().validate({ ...part });
  expect([valid, errors]).toEqual([true, undefined]);
  const { paths, components } = part;
  expect(Object.keys(paths)).toEqual(Object.keys(document.paths).filter((path) => routes.test(path)));
  const shaped = Object.keys(components.schemas).flatMap(
    (name) => /^(?:Input|NewRequest|Record)\.([^.]+)/.exec(name)?.[1] ?? [],
  );
  expect([...new Set(shaped)]).toEqual(ids);
  const own = { $ref: `#/components/schemas/NewRequest.${scraper}` };
  expect(components.schemas["NewRequest"]).toMatchObject(ids.length === 1 ? own : { type: "object" });
  for (const ref of refsOf({ paths, components })) {
    const [, , kind = "", name = ""] = ref.split("/");
    expect((components as unknown as Record<string, object>)[kind], ref).toHaveProperty([name]);
  }
});

it("has no document for a scraper that there is not", async () => {
  const answer = await fetch(`${server.url}/v1/openapi.json?scraper=codehosd`);
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ code: "scraper_not_found" });
});

it("describes every field of every component", () => {
  const bare: string[] = [];
  const walk = (schema: unknown, at: string): void => {
    if (typeof schema !== "object" || schema === null) return;
    const { properties, ...rest } = schema as {
      properties?: Record<string, { description?: string }>;
      required?: string[];
    };
    for (const [name, property] of Object.entries(properties ?? {})) {
      // Named once more where it is one of several of which one is needed.
      if (Object.keys(property).length === 0 && rest.required?.join() === name) continue;
      const { $ref, description } = property as { $ref?: string; description?: string };
      if (description === undefined && $ref === undefined) bare.push(`${at}.${name}`);
      walk(property, `${at}.${name}`);
    }
    for (const value of Object.values(rest)) walk(value, at);
  };
  for (const [name, schema] of Object.entries(document.components.schemas)) walk(schema, name);
  expect(bare).toEqual([]);
});
