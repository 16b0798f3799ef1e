import Fastify, { type FastifyInstance } from "fastify";
import {
  execute,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  getNamedType,
  parse,
  subscribe,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
} from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ACCESS } from "../../src/domain/access/access-table.ts";
import type { Caller } from "../../src/domain/access/caller.ts";
import { AppError } from "../../src/errors/app-error.ts";
import { quarrySchema } from "../../src/resolvers/build-schema.ts";
import type { Context, Services } from "../../src/resolvers/context.ts";
import { Executor } from "../../src/server/graphql/executor.ts";
import { guardedFields } from "../../src/server/graphql/guarded-fields.ts";
import { REST_ROUTES, withAnswers } from "../../src/server/http/rest-routes.ts";
import { serveRest } from "../../src/server/http/rest.ts";
import { SCOPES, type Scope } from "../../src/store/credential-documents.ts";

const { schema } = quarrySchema([]);
const ROOTS = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter(
  (type): type is GraphQLObjectType => type != null,
);
const PASSED = "passed";

const caller = (
  kind: Caller["credential"]["kind"],
  scopes: readonly Scope[],
  isOperator = false,
): Caller => ({
  accountId: "acc_000000000000000000000001",
  credential: { kind, id: "x" },
  hash: "",
  scopes,
  isOperator,
});
/** Every kind of credential, an API key with each single scope. */
const CALLERS: Readonly<Record<string, Caller | null>> = {
  nobody: null,
  session: caller("session", SCOPES),
  "operator token": caller("operator", SCOPES, true),
  "key of the server": caller("api_key", SCOPES, true),
  "key of before there were scopes": caller("api_key", SCOPES),
  ...Object.fromEntries(SCOPES.map((scope) => [`key for ${scope}`, caller("api_key", [scope])])),
};

/** Whatever is asked of it was asked by what the access table let through: a refusal that gets here fails its test. */
const services = new Proxy({} as Services, {
  get(_target, name) {
    throw new Error(`reached ${String(name)}`);
  },
});
const contextOf = (who: Caller | null): Context => ({
  services,
  caller: who,
  face: "graphql",
  address: "127.0.0.1",
  userAgent: null,
  requestId: "walk",
  gone: () => new AbortController().signal,
  idempotencyKey: null,
});

/** What the rows say together, read without the code that enforces them. */
function wanted(who: Caller | null, rows: readonly string[]): string {
  for (const row of rows) {
    const access = ACCESS[row]!;
    if (access.who === "everyone") continue;
    if (who === null) return "unauthenticated";
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

const REFUSALS = ["unauthenticated", "forbidden"];
function outcomeOf(error: unknown): string {
  const cause = (error as { originalError?: unknown } | undefined)?.originalError ?? error;
  return cause instanceof AppError && REFUSALS.includes(cause.code) ? cause.code : PASSED;
}

function exampleOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return exampleOf(type.ofType);
  if (isListType(type)) return [exampleOf(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const needed = Object.values(type.getFields()).filter(isRequiredInputField);
    return Object.fromEntries(needed.map((field) => [field.name, exampleOf(field.type)]));
  }
  const examples: Readonly<Record<string, unknown>> = {
    Int: 1,
    SafeInt: 1,
    Float: 1,
    Boolean: true,
    DateTimeISO: "2030-01-01T00:00:00.000Z",
  };
  return examples[type.name] ?? "x";
}

/** Calls a root field with the least that its arguments allow. */
async function outcomeOfField(
  root: GraphQLObjectType,
  field: GraphQLField<unknown, unknown>,
  who: Caller | null,
): Promise<string> {
  const needed = field.args.filter(isRequiredArgument);
  const word = root.name.toLowerCase();
  const declared = needed.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(", ");
  const given = needed.map((arg) => `${arg.name}: $${arg.name}`).join(", ");
  const fields = isCompositeType(getNamedType(field.type)) ? " { __typename }" : "";
  const args = {
    schema,
    document: parse(
      `${word} ${declared && `(${declared})`} { ${field.name} ${given && `(${given})`}${fields} }`,
    ),
    variableValues: Object.fromEntries(needed.map((arg) => [arg.name, exampleOf(arg.type)])),
    contextValue: contextOf(who),
  };
  const result = await (word === "subscription" ? subscribe(args) : execute(args));
  if (Symbol.asyncIterator in result) return PASSED;
  const { errors } = result;
  // An example that its type refuses would never come to the field.
  expect(errors?.[0]?.message ?? "").not.toMatch(/^Variable/);
  return errors ? outcomeOf(errors[0]) : PASSED;
}

const rootFields = ROOTS.flatMap((root) =>
  Object.values(root.getFields()).map((field) => [`${root.name}.${field.name}`, root, field] as const),
);

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
    app = Fastify();
    app.decorateRequest("caller", null);
    app.addHook("onRequest", (request, _reply, done) => {
      request.caller = CALLERS[String(request.headers["x-caller"])] ?? null;
      done();
    });
    app.setErrorHandler((error, _request, reply) => reply.code(500).send({ outcome: outcomeOf(error) }));
    const executor = new Executor(schema);
    serveRest(app, { services, schema, executor, routes: withAnswers(REST_ROUTES, schema) });
    await app.ready();
  });
  afterAll(() => app.close());

  it.each(Object.keys(CALLERS))("opens the routes of the table and no other to %s", async (who) => {
    for (const row of REST_ROUTES) {
      const rows = "document" in row ? guardedFields(schema, row.document) : [`${row.method} ${row.path}`];
      const answer = await app.inject({
        method: row.method,
        url: row.path.replaceAll(/:\w+/g, "x"),
        headers: { "x-caller": who },
        ...(row.method === "GET" ? {} : { payload: {} }),
      });
      const { outcome = PASSED } = answer.json<{ outcome?: string }>();
      expect([row.method, row.path, outcome]).toEqual([
        row.method,
        row.path,
        wanted(CALLERS[who] ?? null, rows),
      ]);
    }
  });

  it("says of each route whether it needs a credential as the table does", () => {
    for (const row of REST_ROUTES) {
      const rows = "document" in row ? guardedFields(schema, row.document) : [`${row.method} ${row.path}`];
      const isPublic = wanted(null, rows) === PASSED;
      expect([row.path, row.access]).toEqual([row.path, isPublic ? "public" : "key"]);
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

it("has no row for what is gone", () => {
  const streams = REST_ROUTES.filter((row) => !("document" in row)).map((row) => `${row.method} ${row.path}`);
  const left = Object.keys(ACCESS).filter((row) => {
    const [typeName = "", name = ""] = row.split(".");
    const type = schema.getType(typeName);
    return !streams.includes(row) && !(isObjectType(type) && name in type.getFields());
  });
  expect(left).toEqual([]);
});
