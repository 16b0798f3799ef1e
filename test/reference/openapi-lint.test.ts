import { createConfig, lintFromString } from "@redocly/openapi-core";
import spectral, { type RulesetDefinition } from "@stoplight/spectral-core";
import { oas } from "@stoplight/spectral-rulesets";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startApiServer, type ApiServer } from "../api/api-server.ts";
import type { OpenApi } from "./openapi-schema.ts";

let server: ApiServer;
let text: string;
beforeAll(async () => {
  server = await startApiServer();
  text = await (await fetch(`${server.url}/v1/openapi.json`)).text();
});
afterAll(() => server.stop());

/** The document of a server that has only these scrapers: what the linter says of one family it says of all. */
function withOnly(scrapers: readonly string[]): string {
  const ofOthers = (id: string): boolean => {
    const [kind = "", scraper] = id.replace("#/components/schemas/", "").split(".");
    return (
      ["Input", "NewRequest", "Record"].includes(kind) && !scrapers.includes(scraper ?? scrapers[0] ?? "")
    );
  };
  const document = JSON.parse(text, (_key, value: unknown) => {
    if (!Array.isArray(value)) return value;
    return value.filter((item) => !ofOthers(String((item as { $ref?: string } | null)?.$ref ?? "")));
  }) as OpenApi & { components: { schemas: { NewRequest: { discriminator?: unknown } } } };
  const kept = Object.entries(document.components.schemas).filter(([id]) => !ofOthers(id));
  document.components.schemas = Object.fromEntries(kept) as typeof document.components.schemas;
  delete document.components.schemas.NewRequest.discriminator;
  return JSON.stringify(document);
}

it("is clean by redocly's recommended rules", async () => {
  const config = await createConfig({ extends: ["recommended"] });
  const absoluteRef = `${server.url}/v1/openapi.json`;
  const problems = await lintFromString({ source: text, absoluteRef, config });
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
    [],
  );
});

it("is clean by spectral's rules for OpenAPI", async () => {
  const linter = new spectral.Spectral();
  linter.setRuleset({ extends: [oas as RulesetDefinition] });
  const problems = await linter.run(withOnly(["codehost", "counter"]));
  expect(problems.map(({ code, message, path }) => [code, message, path.join(".")])).toEqual([]);
});

it("would not be clean otherwise", async () => {
  const broken = withOnly(["codehost", "counter"]).replace(
    '"operationId":"createRequest"',
    '"operationId":"listRequests"',
  );
  const config = await createConfig({ extends: ["recommended"] });
  const problems = await lintFromString({
    source: broken,
    absoluteRef: `${server.url}/openapi.json`,
    config,
  });
  expect(problems.map(({ ruleId }) => ruleId)).toContain("operation-operationId-unique");
});
