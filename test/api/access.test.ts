import type { FastifyInstance } from "fastify";
import { isObjectType } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ACCESS } from "../../src/domain/access/access-table.ts";
import { isRuntime, type AnyCaller } from "../../src/domain/access/caller.ts";
import { ROUTES } from "../../src/rest-compat/routes/all-routes.ts";
import { accessRowsOf, restRoutes } from "../../src/server/http/rest-routes.ts";
import { SCOPES } from "../../src/kinds/access.ts";
import { KINDS } from "../../src/kinds/all-kinds.ts";
import type { Kind } from "../../src/kinds/kind.ts";
import {
  caller,
  CALLERS,
  contextOf,
  outcomeOf,
  outcomeOfField,
  outcomeOfRoute,
  PASSED,
  restApp,
  rootFields,
  ROOTS,
  schema,
} from "./access-walk.ts";

/** What the rows say together, read without the code that enforces them. */
function wanted(who: AnyCaller | null, rows: readonly string[]): string {
  for (const row of rows) {
    const access = ACCESS[row]!;
    if (access.who === "everyone") {
      // What anybody may ask a worker may too, but not make accounts or sessions with its token.
      if (who !== null && isRuntime(who) && row.startsWith("Mutation.")) return "runtime_token_scope";
      continue;
    }
    if (who === null) return "unauthenticated";
    if (isRuntime(who)) {
      if (access.who === "owner" && access.orWorker) continue;
      return "runtime_token_scope";
    }
    if (access.who === "operator" && !who.isOperator) return "forbidden";
    if (access.who === "session" && who.credential.kind !== "session") return "forbidden";
    if (access.who === "whole" && (who.credential.kind === "operator" || who.scopes.length < SCOPES.length))
      return "forbidden";
    if (access.who !== "owner") continue;
    if (who.credential.kind === "operator") return "forbidden";
    if (!access.scopes.some((scope) => who.scopes.includes(scope))) return "forbidden";
  }
  return PASSED;
}

it("who may not make a thing may not change it, send with it or end it either", () => {
  let made = 0;
  for (const { one, access = {} } of Object.values<Kind>(KINDS)) {
    const mutations = Object.entries(access).filter(([row]) => row.startsWith("Mutation."));
    const create = mutations.find(([row]) => row.endsWith("Create"))?.[1];
    if (create === undefined) continue;
    made += 1;
    // An estimate is a question, and an operator is no lesser caller of the same account.
    const others = mutations.filter(([row, { who }]) => !row.endsWith("Estimate") && who !== "operator");
    // What a worker may besides is in a list of its own below.
    for (const [row, asked] of others)
      expect([one, row, { ...asked, orWorker: undefined }]).toEqual([one, row, create]);
  }
  expect(made).toBeGreaterThan(3);
});

describe.each(Object.entries(CALLERS))("GraphQL for %s", (_who, one) => {
  it("opens the root fields of the table and no other", async () => {
    const seen: string[] = [];
    for (const [name, root, field] of rootFields)
      seen.push(`${name} ${await outcomeOfField(root, field, one)}`);
    expect(seen).toEqual(rootFields.map(([name]) => `${name} ${wanted(one, [name])}`));
  });

  it("opens the guarded fields below them and no other", async () => {
    for (const row of Object.keys(ACCESS)) {
      const [typeName = "", name = ""] = row.split(".");
      const type = schema.getType(typeName);
      if (!isObjectType(type) || ROOTS.includes(type)) continue;
      let outcome = PASSED;
      try {
        await type.getFields()[name]?.resolve?.({}, {}, contextOf(one), {} as never);
      } catch (error) {
        outcome = outcomeOf(error);
      }
      expect([row, outcome]).toEqual([row, wanted(one, [row])]);
    }
  });
});

describe("/v1", () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await restApp();
  });
  afterAll(() => app.close());

  it.each(Object.keys(CALLERS))("opens the routes of the table and no other to %s", async (who) => {
    for (const row of ROUTES) {
      const rows = accessRowsOf(schema, row);
      const outcome = await outcomeOfRoute(app, who, `${row.method} ${row.path}`);
      expect([row.method, row.path, outcome]).toEqual([
        row.method,
        row.path,
        wanted(CALLERS[who] ?? null, rows),
      ]);
    }
  });

  it("says of each route whether it needs a credential as the table does", () => {
    const routes = restRoutes(schema);
    for (const [index, row] of ROUTES.entries()) {
      const isPublic = wanted(null, accessRowsOf(schema, row)) === PASSED;
      expect([row.path, routes[index]?.isPublic]).toEqual([row.path, isPublic]);
    }
  });
});

it("a key that only reads changes nothing: of all mutations it may estimate", () => {
  const open = Object.keys(ACCESS).filter(
    (row) =>
      row.startsWith("Mutation.") &&
      ACCESS[row]?.who !== "everyone" &&
      wanted(caller("api_key", ["requests:read", "billing:read"]), [row]) === PASSED,
  );
  expect(open).toEqual(["Mutation.requestEstimate"]);
});

it("a worker reaches what is open to all, and of the rest the resources of its service alone", () => {
  const open = Object.keys(ACCESS).filter(
    (row) => ACCESS[row]?.who !== "everyone" && wanted(CALLERS["token of a worker"]!, [row]) === PASSED,
  );
  const values = "/v1/services/:service/kv/:namespace";
  const object = "/v1/services/:service/state/namespaces/:namespace/objects/:object";
  expect(open).toEqual([
    ...["Query.kvKeys", "Query.kvValue", "Query.kvValues"],
    ...[`GET ${values}/values/:key`, `POST ${values}/bulk`],
    ...["Mutation.kvPut", "Mutation.kvDelete", "Mutation.kvPutMany", "Mutation.kvDeleteMany"],
    "Mutation.kvAtomic",
    ...[`PUT ${values}/values/:key`, `DELETE ${values}/values/:key`],
    ...[`PUT ${values}/bulk`, `POST ${values}/bulk/removals`],
    ...["Query.queueMetrics", "Mutation.queueSend", "Mutation.queueSendBatch"],
    "Query.serviceResources",
    ...["Mutation.sqliteQuery", "Mutation.sqliteBatch"],
    ...["Query.stateObjects", "Query.stateKeys", "Query.stateValue"],
    ...["Mutation.stateValuePut", "Mutation.stateValueDelete", "Mutation.stateCommit"],
    ...[`PUT ${object}/values/:key`, `POST ${object}/commit`],
  ]);
});

it("has no row for what is gone", () => {
  const streams = ROUTES.filter((row) => row.document === null).map((row) => `${row.method} ${row.path}`);
  const left = Object.keys(ACCESS).filter((row) => {
    const [typeName = "", name = ""] = row.split(".");
    const type = schema.getType(typeName);
    return !streams.includes(row) && !(isObjectType(type) && name in type.getFields());
  });
  expect(left).toEqual([]);
});
