import { createConfig, lintFromString } from "@redocly/openapi-core";
import spectral, { type RulesetDefinition } from "@stoplight/spectral-core";
import { oas } from "@stoplight/spectral-rulesets";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startApiServer, type ApiServer } from "../api/api-server.ts";

let server: ApiServer;
let text: string;
/** What the slower linter says of one scraper it says of all. */
let ofOne: string;
beforeAll(async () => {
  server = await startApiServer();
  const documentAt = async (query: string) => (await fetch(`${server.url}/v1/openapi.json${query}`)).text();
  [text, ofOne] = await Promise.all([documentAt(""), documentAt("?scraper=counter")]);
});
afterAll(() => server.stop());

it("is clean by redocly's recommended rules", async () => {
  const config = await createConfig({ extends: ["recommended"] });
  const absoluteRef = `${server.url}/v1/openapi.json`;
  for (const source of [text, ofOne]) {
    const problems = (await lintFromString({ source, absoluteRef, config })).filter(
      // The contract has them so; what is fixed in a path goes before what is any word.
      ({ message }) => !/ambiguous paths: `[^`]*\/kv\/namespaces\/\{namespace\}` and /.test(message),
    );
    expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
      [],
    );
  }
});

it("is clean by spectral's rules for OpenAPI", async () => {
  const linter = new spectral.Spectral();
  linter.setRuleset({ extends: [oas as RulesetDefinition] });
  const problems = await linter.run(ofOne);
  expect(problems.map(({ code, message, path }) => [code, message, path.join(".")])).toEqual([]);
});

it("would not be clean otherwise", async () => {
  const broken = ofOne.replace('"operationId":"createRequest"', '"operationId":"listRequests"');
  const config = await createConfig({ extends: ["recommended"] });
  const problems = await lintFromString({
    source: broken,
    absoluteRef: `${server.url}/openapi.json`,
    config,
  });
  expect(problems.map(({ ruleId }) => ruleId)).toContain("operation-operationId-unique");
});
