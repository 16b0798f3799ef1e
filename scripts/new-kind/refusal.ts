import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { buildSchema } from "graphql";
import ts from "typescript";
import { createQuarryClient } from "../../src/client/client.ts";
import { KINDS } from "../../src/kinds/all-kinds.ts";
import type { Kind } from "../../src/kinds/kind.ts";
import { COLLECTIONS } from "../../src/store/all-collections.ts";
import { PROJECT_ROOT } from "../generate/generated-file.ts";
import { camel, capital, spaced } from "./kind-words.ts";

/** Why a kind cannot be called so; null when it can. */
export function refusal(one: string, many: string): string | null {
  for (const word of [one, many]) {
    if (!/^[a-z]{3,20}(-[a-z]{2,20}){0,2}$/.test(word))
      return `\`${word}\` is no name of a kind: one to three words of small letters, with hyphens, such as \`saved-search\`.`;
    if (ts.identifierToKeywordKind(ts.factory.createIdentifier(camel(word))) !== undefined)
      return `\`${word}\` is a word of the language.`;
  }
  if (one === many) return `\`${one}\` cannot be called the same when there are many: name them with --many.`;
  const taken = namesOf(one, many).find(({ isTaken }) => isTaken);
  return taken === undefined ? null : `${taken.what} is there already.`;
}

/** All that a kind of this name is called, and whether something is called so. */
function namesOf(one: string, many: string): { what: string; isTaken: boolean }[] {
  const kinds = Object.values<Kind>(KINDS);
  const schema = buildSchema(text("schema.graphql"), { assumeValid: true });
  const documents = globSync("src/documents/*.graphql", { cwd: PROJECT_ROOT }).map(text).join("\n");
  const client = createQuarryClient({ url: "http://127.0.0.1" });
  const exported = text("src/client/index.ts") + text("src/client/models.ts");
  const [type, types] = [capital(camel(one)), capital(camel(many))];
  const calls = [camel(one), camel(many), ...["create", "update", "delete"].map((verb) => verb + type)];
  return [
    ...[one, many].map((word) => ({
      what: `A kind that is called ${spaced(word)}`,
      isTaken:
        Object.hasOwn(KINDS, camel(word)) ||
        kinds.some((kind) => [kind.one, kind.many].some((name) => name.toLowerCase() === spaced(word))),
    })),
    ...["domain", "store", "schema", "resolvers"].map((room) => `src/${room}/${one}`).map(file),
    ...[
      `src/kinds/${one}.ts`,
      `src/cli/commands/${many}.ts`,
      `dashboard/features/${one}`,
      `dashboard/words/en/${one}.ts`,
    ].map(file),
    {
      what: `/v1/${many}`,
      isTaken: kinds.some(({ rest }) => `${rest?.path ?? ""}/`.startsWith(`/v1/${many}/`)),
    },
    { what: `The collection ${camel(many)}`, isTaken: Object.hasOwn(COLLECTIONS, camel(many)) },
    {
      what: `The service ${camel(many)}`,
      isTaken: new RegExp(`^ +${camel(many)}[:,]`, "m").test(text("src/services/services.ts")),
    },
    ...[one, many].map((word) => ({
      what: `Query.${camel(word)}`,
      isTaken: Object.hasOwn(schema.getQueryType()?.getFields() ?? {}, camel(word)),
    })),
    ...["", "Connection", "Edge", "Payload", "CreateInput", "UpdateInput"].map((end) => ({
      what: `The type ${type}${end}`,
      isTaken: schema.getType(type + end) !== undefined || new RegExp(`\\b${type}${end}\\b`).test(exported),
    })),
    ...[type, types, ...calls.slice(2).map(capital)].map((name) => ({
      what: `The document ${name}`,
      isTaken: new RegExp(`^(?:query|mutation|subscription|fragment) ${name}\\b`, "m").test(documents),
    })),
    ...calls.map((name) => ({
      what: `${name}() of the client`,
      isTaken: name in client,
    })),
  ];
}

const file = (name: string) => ({ what: name, isTaken: existsSync(path.join(PROJECT_ROOT, name)) });
const text = (name: string): string => readFileSync(path.join(PROJECT_ROOT, name), "utf8");
