/** No generator of clients makes one name of two that the document has. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { startApiServer, type ApiServer } from "../api/api-server.ts";
import { BUILT_IN_IDS } from "../../scripts/generate/built-in-scrapers.ts";
import { clashes, NAMING_RULES, type NamingRule } from "./generator-names.ts";
import {
  type OpenApi,
  type OpenApiOperation,
  type OpenApiResponse,
  withResponses,
} from "./openapi-schema.ts";

/** The contract has both in a Request; they hold the same text, so that nothing is lost where they become one. */
const TWICE_BY_CONTRACT = "agentInstruction = agent_instruction";

let server: ApiServer;
beforeAll(async () => (server = await startApiServer()));
afterAll(() => server.stop());

async function documentOf(query: string): Promise<OpenApi> {
  return (await (await fetch(`${server.url}/v1/openapi.json${query}`)).json()) as OpenApi;
}

/** Bytes that cross the net, and bytes of the text. */
async function sizesOf(query: string): Promise<{ packed: number; plain: number }> {
  const answer = await fetch(`${server.url}/v1/openapi.json${query}`, {
    headers: { "accept-encoding": "gzip" },
  });
  const packed = Number(answer.headers.get("content-length"));
  return { packed, plain: (await answer.arrayBuffer()).byteLength };
}

/** The names of the properties of each object in the document. */
function propertiesIn(value: unknown): string[][] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const isSchema = key === "properties" && typeof inner === "object" && inner !== null;
    return [...(isSchema ? [Object.keys(inner)] : []), ...propertiesIn(inner)];
  });
}

function problemsIn({ components, paths }: OpenApi, { type, operation, property }: NamingRule): string[] {
  const operations = Object.values(paths).flatMap((item) => Object.values(item));
  const properties = propertiesIn(components.schemas).flatMap((names) => clashes(names, property));
  return [
    ...clashes(Object.keys(components.schemas), type),
    ...clashes(
      operations.map(({ operationId }) => operationId),
      operation,
    ),
    ...properties.filter((clash) => clash !== TWICE_BY_CONTRACT),
  ];
}

it("rules see what would become one name", () => {
  const [java, go, typescript] = NAMING_RULES.map(({ type, property }) => [
    clashes(
      ["Record.a.Issue", "Record.a.issue", "Record.a.data-safety", "Record.a.DataSafety", "Plan"],
      type,
    ),
    clashes(["_source", "source", "max_cost", "maxCost", "x"], property),
  ]);
  const types = ["Record.a.Issue = Record.a.issue", "Record.a.DataSafety = Record.a.data-safety"];
  expect(java).toEqual([types, ["_source = source", "maxCost = max_cost"]]);
  expect(go).toEqual([types, ["_source = source", "maxCost = max_cost"]]);
  expect(typescript).toEqual([types, []]);
});

it("schemas, operations and properties keep names of their own, in the whole document and in each part", async () => {
  const whole = await documentOf("");
  for (const query of ["", "?scraper=", ...BUILT_IN_IDS.map((id) => `?scraper=${id}`)]) {
    const document = await documentOf(query);
    expect(Object.keys(document.components.schemas).length, query).toBeGreaterThan(25);
    // A client made of one part knows its shapes by the names that they have in the whole.
    const shapes = Object.entries(document.components.schemas).filter(([name]) =>
      /^(Input|Record)\.\w/.test(name),
    );
    expect(whole.components.schemas, query).toMatchObject(Object.fromEntries(shapes));
    for (const rule of NAMING_RULES)
      expect(problemsIn(document, rule), `${query} ${rule.generator}`).toEqual([]);
  }
});

it("is small enough to fetch for one scraper", async () => {
  for (const id of BUILT_IN_IDS) {
    const { packed, plain } = await sizesOf(`?scraper=${id}`);
    expect(packed, id).toBeGreaterThan(0);
    expect(packed, id).toBeLessThan(20_000);
    expect(plain, id).toBeLessThan(110_000);
  }
});

/** An operation without how it fails, and without examples, which only the whole document has. */
function onSuccess({ responses, description, requestBody, ...rest }: OpenApiOperation): object {
  const json = (content: OpenApiResponse["content"] = {}) =>
    Object.entries(content).map(([type, { schema }]) => [type, schema]);
  return {
    ...rest,
    description: description.replace(/ Fails with .*/, ""),
    takes: json(requestBody?.content),
    responses: Object.entries(responses)
      .filter(([status]) => status.startsWith("2"))
      .map(([status, { headers, content }]) => [status, headers, json(content)]),
  };
}

it("has of one scraper the routes that run it, whole, and nothing that none of them needs", async () => {
  const document = await documentOf("?scraper=codehost");
  const whole = await documentOf("");
  const paths = Object.keys(document.paths);
  expect(paths).toContain("/v1/requests/{id}/results");
  expect(paths.filter((path) => !path.startsWith("/v1/requests"))).toEqual([]);
  const shared = { $ref: "#/components/responses/Error" };
  for (const [path, item] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(item)) {
      const { [path]: { [method]: same } = {} } = whole.paths;
      expect(onSuccess(operation), `${method} ${path}`).toEqual(onSuccess(same!));
      expect(operation.responses).toMatchObject({ "4XX": shared, "5XX": shared });
      const codes = Object.values(withResponses(whole).paths[path]?.[method]?.responses ?? {}).flatMap(
        ({ content }) => Object.keys(content["application/json"]?.examples ?? {}),
      );
      for (const code of codes) {
        expect(operation.description, `${method} ${path}`).toContain(`\`${code}\``);
        expect(document.components.responses["Error"]?.description).toMatch(
          new RegExp(`\\d{3} \`${code}\`: `),
        );
      }
      expect(codes.length).toBeGreaterThan(3);
    }
  const text = JSON.stringify(document);
  const referred = [...text.matchAll(/"#\/components\/(\w+)\/([^"]+)"/g)].map(
    ([, part, name]) => `${part}/${name}`,
  );
  const { securitySchemes: _own, ...components } = document.components as Record<string, object>;
  const there = Object.entries(components).flatMap(([part, all]) =>
    Object.keys(all).map((name) => `${part}/${name}`),
  );
  expect(there.sort()).toEqual([...new Set(referred)].sort());
});

it("has no examples of other scrapers, and of all where it is about none", async () => {
  const examples = (document: OpenApi) =>
    Object.values(document.paths["/v1/requests/{id}"]?.["get"]?.responses["200"]?.content ?? {}).map(
      ({ example }) => (example as { scraper?: string } | undefined)?.scraper,
    );
  const of = async (query: string) => examples(await documentOf(query));
  expect([await of("?scraper="), await of("?scraper=codehost"), await of("?scraper=maps")]).toEqual([
    ["codehost"],
    ["codehost"],
    [undefined],
  ]);
});
