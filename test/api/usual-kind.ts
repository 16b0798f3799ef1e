import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { KINDS as CALLS } from "../../src/cli/generated/kinds.ts";
import type { KindCalls } from "../../src/cli/kind/calls.ts";
import { createQuarryClient } from "../../src/client/index.ts";
import { KINDS } from "../../src/kinds/all-kinds.ts";
import { runCli } from "../cli/run-cli.ts";
import { graphql, graphqlData, type AnswerJson } from "../kit/graphql-client.ts";
import { rest } from "../kit/rest-client.ts";
import { subscribe } from "../kit/websocket-client.ts";
import { startApiServer, type ApiServer } from "./api-server.ts";
import { otherAccount } from "./other-account.ts";

interface Examples {
  /** What a new one is given. */
  given: object;
  /** All that is shown of it besides its id. */
  shown: object;
  /** A change of it. */
  changes: object;
  /** What is refused of what a new one is given, by the field that is to blame. */
  refused: readonly (readonly [object, field: string])[];
}

interface Row {
  /** Its type in GraphQL. */
  node: string;
  many: string;
  most: number;
  rest: { path: string };
}

/**
 * Proves of a kind with the five usual operations what holds of all of them, on every face.
 * Returns what a test of its own needs: a call below the path of the kind, and one thing that was made.
 */
export function usualKind(name: keyof typeof CALLS & keyof typeof KINDS, examples: Examples) {
  const { given, shown, changes, refused } = examples;
  const {
    node: type,
    many,
    most,
    rest: { path },
  } = KINDS[name] as unknown as Row;
  const calls = CALLS[name] as unknown as Required<KindCalls<AnswerJson>>;
  let server: ApiServer;
  let other: string;
  beforeAll(async () => {
    server = await startApiServer();
    other = await otherAccount(server.db);
  });
  afterAll(() => server.stop());

  const call = (way: string, options = {}, key = server.apiKey) =>
    rest<AnswerJson>(server.url, key, path + way, options);
  const make = async () => (await call("", { body: given })).body;
  const all = async (): Promise<AnswerJson[]> => (await call("?limit=100")).body.data;
  const query = `query ($id: ID!) { node(id: $id) { id ... on ${type} { ${Object.keys(shown).join(" ")} } } }`;

  describe(many, () => {
    it("are made, listed, shown, changed and deleted on every face", async () => {
      const made = await call("", { body: given });
      expect(made).toMatchObject({ status: 201, body: { id: expect.any(String) as string } });
      const { id } = made.body;
      expect(made.body).toEqual({ id, ...shown });
      const now = { id, ...shown, ...changes };
      expect(await call(`/${id}`, { method: "PATCH", body: changes })).toMatchObject({ body: now });
      expect(await call(`/${id}`)).toMatchObject({ status: 200, body: now });

      expect(await graphqlData(server.url, server.apiKey, query, { id })).toEqual({ node: now });
      const socket = subscribe(server.wsUrl, server.apiKey, query, { variables: { id } });
      expect(await socket.rest()).toEqual([{ node: now }]);

      const client = createQuarryClient({ url: server.url, apiKey: server.apiKey });
      const second = await calls.create.run(client, given as never);
      expect(second).toEqual({ id: (second as { id: string }).id, ...shown });
      expect((await calls.list.run(client, { first: 1 } as never)) as object).toMatchObject({
        items: [second],
      });
      const env = { QUARRY_URL: server.url, QUARRY_API_KEY: server.apiKey };
      const noun = path.split("/").at(-1) ?? "";
      const listed = await runCli([noun, "list", "--json"], { env });
      expect(JSON.parse(listed.stdout)).toMatchObject({ data: [second, now] });
      for (const one of [id, (second as { id: string }).id])
        expect(await runCli([noun, "delete", one], { env })).toMatchObject({ code: 0 });
      expect(await calls.show(client, id)).toBeNull();
      expect(await all()).toEqual([]);
    });

    it("are seen, changed and deleted by nobody else", async () => {
      const one = await make();
      for (const options of [{}, { method: "PATCH", body: changes }, { method: "DELETE" }])
        expect(await call(`/${one.id}`, options, other)).toMatchObject({
          status: 404,
          body: { code: "not_found" },
        });
      expect(await graphqlData(server.url, other, query, { id: one.id })).toEqual({ node: null });
      expect((await call("", {}, other)).body.data).toEqual([]);
      expect(await all()).toEqual([one]);
      await call(`/${one.id}`, { method: "DELETE" });
    });

    it("are neither made of what is out of bounds nor changed to it", async () => {
      const one = await make();
      const creates = `mutation ($input: ${type}CreateInput!) { ${name}Create(input: $input) { __typename } }`;
      for (const [wrong, field] of refused) {
        const refusal = { status: 400, body: { code: "invalid_input", details: [{ path: field }] } };
        const input = { ...given, ...wrong };
        expect(await call("", { body: input })).toMatchObject(refusal);
        expect(await call(`/${one.id}`, { method: "PATCH", body: wrong })).toMatchObject(refusal);
        const { body } = await graphql(server.url, server.apiKey, creates, { input });
        expect(body.errors?.[0]?.extensions).toMatchObject({
          code: "invalid_input",
          details: [{ path: field }],
        });
      }
      expect(await all()).toEqual([one]);
      await call(`/${one.id}`, { method: "DELETE" });
    });

    it(`are at most ${most}, however many are made at once`, async () => {
      const statuses: number[] = [];
      while (statuses.length < most + 4) {
        const made = await Promise.all(Array.from({ length: 8 }, () => call("", { body: given })));
        statuses.push(...made.map(({ status }) => status));
      }
      expect(statuses.filter((status) => status === 201)).toHaveLength(most);
      const kept = await all();
      expect(await call("", { body: given })).toMatchObject({
        status: 409,
        body: { code: "kept_limit_reached" },
      });
      expect(await all()).toEqual(kept);
      await call(`/${kept[0].id}`, { method: "DELETE" });
      expect(await call("", { body: given })).toMatchObject({ status: 201 });
      for (const { id } of await all()) await call(`/${id}`, { method: "DELETE" });
    });
  });
  return { call, make };
}
