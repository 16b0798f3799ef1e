import Fastify, { type FastifyInstance } from "fastify";
import {
  execute,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
  getNamedType,
  parse,
  subscribe,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
} from "graphql";
import { expect } from "vitest";
import type { AnyCaller, Caller, RuntimeCaller } from "../../src/domain/access/caller.ts";
import { AppError } from "../../src/errors/app-error.ts";
import { quarrySchema } from "../../src/resolvers/build-schema.ts";
import type { Context, GatewayServices } from "../../src/resolvers/context.ts";
import { Executor } from "../../src/server/graphql/executor.ts";
import { restRoutes } from "../../src/server/http/rest-routes.ts";
import type { LiveLimits } from "../../src/server/http/live-limits.ts";
import { serveRest } from "../../src/server/http/rest.ts";
import { SCOPES, type Scope } from "../../src/kinds/access.ts";

export const { schema } = quarrySchema([]);
export const ROOTS = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter(
  (type): type is GraphQLObjectType => type != null,
);
export const PASSED = "passed";

export const caller = (
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
const WORKER: RuntimeCaller = {
  accountId: "acc_000000000000000000000001",
  serviceId: "svc_000000000000000000000001",
  credential: { kind: "runtime", id: "dep_000000000000000000000001" },
  hash: "",
  scopes: [],
  isOperator: false,
};

/** Every kind of credential, an API key with each single scope. */
export const CALLERS: Readonly<Record<string, AnyCaller | null>> = {
  nobody: null,
  session: caller("session", SCOPES),
  "token of a worker": WORKER,
  "operator token": caller("operator", SCOPES, true),
  "key of the server": caller("api_key", SCOPES, true),
  "key of before there were scopes": caller("api_key", SCOPES),
  ...Object.fromEntries(SCOPES.map((scope) => [`key for ${scope}`, caller("api_key", [scope])])),
};

/** Whatever is asked of it was asked by what the access table let through: a refusal that gets here fails its test. */
const services = new Proxy({} as GatewayServices, {
  get(_target, name) {
    throw new Error(`reached ${String(name)}`);
  },
});
export const contextOf = (who: AnyCaller | null): Context => ({
  services,
  caller: who,
  face: "graphql",
  address: "127.0.0.1",
  userAgent: null,
  requestId: "walk",
  gone: () => new AbortController().signal,
  idempotencyKey: null,
});

const REFUSALS = ["unauthenticated", "forbidden", "runtime_token_scope"];
export function outcomeOf(error: unknown): string {
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
export async function outcomeOfField(
  root: GraphQLObjectType,
  field: GraphQLField<unknown, unknown>,
  who: AnyCaller | null,
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

export const rootFields = ROOTS.flatMap((root) =>
  Object.values(root.getFields()).map((field) => [`${root.name}.${field.name}`, root, field] as const),
);

/** /v1 alone, where the header `x-caller` names who calls; what the access table refuses answers with that as `outcome`. */
export async function restApp(): Promise<FastifyInstance> {
  const app = Fastify();
  app.decorateRequest("caller", null);
  app.addHook("onRequest", (request, _reply, done) => {
    request.caller = CALLERS[String(request.headers["x-caller"])] ?? null;
    done();
  });
  app.setErrorHandler((error, _request, reply) => reply.code(500).send({ outcome: outcomeOf(error) }));
  const executor = new Executor(schema);
  const limits = {} as LiveLimits;
  serveRest(app, { services, schema, executor, routes: restRoutes(schema), limits });
  await app.ready();
  return app;
}

/** Calls a route with nothing in its body. */
export async function outcomeOfRoute(app: FastifyInstance, who: string, route: string): Promise<string> {
  const [method = "", path = ""] = route.split(" ");
  const answer = await app.inject({
    method: method as "GET" | "POST",
    url: path.replaceAll(/:\w+/g, "x"),
    headers: { "x-caller": who },
    ...(method === "GET" ? {} : { payload: {} }),
  });
  return answer.json<{ outcome?: string }>().outcome ?? PASSED;
}
