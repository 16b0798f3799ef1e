/** Every method of the client that follows from a document is called, with what the schema gives as examples and ids of what is there. */
import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  Kind,
  OperationTypeNode,
  type GraphQLInputType,
} from "graphql";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { CallValue } from "../../scripts/generate/calls/client-call.ts";
import { clientOperations, type Method } from "../../scripts/generate/calls/client-operations.ts";
import { createQuarryClient, QuarryError, type QuarryClient } from "../../src/client/index.ts";
import { inputsOf, type Input } from "../../src/rest-compat/inputs/inputs-of.ts";
import { KINDS } from "../../src/kinds/all-kinds.ts";
import { ID_PREFIX } from "../../src/kinds/ids.ts";
import type { Kind as KindRow } from "../../src/kinds/kind.ts";
import { quarrySchema } from "../../src/resolvers/build-schema.ts";
import { rest } from "../kit/rest-client.ts";
import { archiveOfFiles } from "../kit/service-archive.ts";
import { startApiServer, type ApiServer } from "../api/api-server.ts";

/** Of an answer by which the server says that it did not understand the call, or broke. */
const NEVER: readonly unknown[] = ["graphql_invalid", "http_invalid", "invalid_input", "internal"];
/** Where nobody listens: a test asks for no address of the world. */
const NOWHERE = "http://127.0.0.1:1/";
/** Values that have to be among those that there are, and of which the schema gives no example. */
const WORDS: Readonly<Record<string, string>> = { kind: "balance.low" };
const SCALARS: Readonly<Record<string, unknown>> = { Int: 1, SafeInt: 1, Float: 1, Boolean: true };

const { schema } = quarrySchema([]);
let server: ApiServer;
let client: QuarryClient;
/** By prefix, the ids that answers had, those of what was made first. */
const ids = new Map<string, string>();
const keep = (answer: unknown): void => {
  for (const [id, prefix = ""] of (JSON.stringify(answer) ?? "").matchAll(/\b([a-z]{2,4})_[0-9a-f]{24}\b/g))
    if (!ids.has(prefix)) ids.set(prefix, id);
};
beforeAll(async () => {
  server = await startApiServer();
  client = createQuarryClient({ url: server.url, apiKey: server.apiKey });
  keep(await client.create({ scraper: "counter", input: { total: 1 } }));
  const call = (path: string, options: object) =>
    rest(server.url, server.apiKey, `/v1/services${path}`, options);
  keep((await call("", { body: { slug: "guestbook" } })).body);
  const capabilities = ["state", "queue", "kv", "cron"].map((name) => `${name} = true\n`).join("");
  const toml = `slug = "guestbook"\n[static]\nfolder = "p"\n[capabilities]\n${capabilities}[[queues]]\nname = "mails-dead"\n`;
  const body = await archiveOfFiles({ "service.toml": toml, "static/index.html": "x" });
  await call("/guestbook/deployments", { body, headers: { "content-type": "application/gzip" } });
});
afterAll(async () => {
  await client.close();
  await server.stop();
});

/** What is made comes first, what ends something last. */
function place({ method, operation }: Method): number {
  if (method.startsWith("create")) return 0;
  if (operation.operation === OperationTypeNode.QUERY) return 1;
  return /^(delete|revoke|disable|signOut|resolve|rotate)/.test(method) ? 3 : 2;
}

/** The kind of thing that a field is about: `webhookEndpointUpdate` of the row whose node is `WebhookEndpoint`. */
function idFor(field: string): string {
  const about = Object.entries<KindRow>(KINDS)
    .map(([key, { node }]) => ({ key, name: typeof node === "string" ? node : key }))
    .filter(({ name }) => field.toLowerCase().startsWith(name.toLowerCase()))
    .sort((a, b) => b.name.length - a.name.length)[0];
  const prefix = ID_PREFIX[about?.key as keyof typeof ID_PREFIX] ?? "req";
  return ids.get(prefix) ?? `${prefix}_${"0".repeat(24)}`;
}

function usual(type: GraphQLInputType, name: string, about: string, [own]: readonly unknown[] = []): unknown {
  const plain = getNullableType(type);
  if (isEnumType(plain)) return typeof own === "string" ? own.toUpperCase() : plain.getValues()[0]?.name;
  if (own !== undefined) return typeof own === "string" && own.startsWith("https:") ? NOWHERE : own;
  if (isListType(plain)) return [usual(plain.ofType, name, about)];
  if (!isInputObjectType(plain)) {
    if (name === "service") return ids.get("svc");
    return plain.name === "ID" ? idFor(about) : (WORDS[name] ?? SCALARS[plain.name] ?? "x");
  }
  const needed = Object.values(plain.getFields()).filter(isRequiredInputField);
  return Object.fromEntries(needed.map((one) => [one.name, usual(one.type, one.name, about)]));
}

/** Calls a method of the client. @returns the code of the error, or `answered` */
async function outcomeOf({ method, operation, values, options, object, path }: Method): Promise<string> {
  const about = path[0]?.field ?? "";
  const inputs = inputsOf(schema, { kind: Kind.DOCUMENT, definitions: [operation] });
  const given = ({ name, type, isRequired }: CallValue): unknown => {
    const own = inputs.filter(({ path: [variable] }) => variable === name);
    const examplesOf = ({ keywords }: Input) => keywords["examples"] as unknown[] | undefined;
    const fields = own.flatMap((input): [string, unknown][] => {
      const [, field] = input.path;
      const isNeeded = isNonNullType(input.type) && input.defaultValue === undefined;
      const examples = examplesOf(input);
      return field !== undefined && (examples !== undefined || isNeeded)
        ? [[field, usual(input.type, field, about, examples)]]
        : [];
    });
    if (own.some(({ path: [, field] }) => field !== undefined)) return Object.fromEntries(fields);
    const examples = own[0] && examplesOf(own[0]);
    return isRequired || examples !== undefined ? usual(type, name, about, examples) : undefined;
  };
  const together = (some: readonly CallValue[]) =>
    Object.fromEntries(some.map((one) => [one.name, given(one)]));
  const oneByOne = object === null ? values.map(given) : [together(values)];
  const args = options.length > 0 ? [...oneByOne, together(options)] : oneByOne;
  const call = client[method as "scraper"] as (...args: unknown[]) => unknown;
  try {
    const answer = await (operation.operation === OperationTypeNode.SUBSCRIPTION
      ? (call(...args) as AsyncGenerator).next()
      : call(...args));
    keep(answer);
    return "answered";
  } catch (error) {
    expect(error, method).toBeInstanceOf(QuarryError);
    return (error as QuarryError).code;
  }
}

it("is understood by the server, method by method", async () => {
  const methods = (await clientOperations()).groups.flatMap((group) => group.methods);
  const outcomes = new Map<string, string>();
  for (const method of methods.toSorted((a, b) => place(a) - place(b)))
    outcomes.set(method.method, await outcomeOf(method));
  expect([...outcomes].filter(([, code]) => NEVER.includes(code))).toEqual([]);
  const answered = [...outcomes.values()].filter((code) => code === "answered");
  expect(answered.length).toBeGreaterThan(methods.length / 2);
});
