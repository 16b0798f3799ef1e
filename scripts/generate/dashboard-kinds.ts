import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import {
  getNamedType,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  Kind,
  print,
} from "graphql";
import { isPage } from "./calls/client-call.ts";
import type { Method } from "./calls/client-operations.ts";
import { kindMethods, type KindMethods } from "./calls/kind-methods.ts";
import { ofDashboard, withFragments } from "./dashboard-documents.ts";
import { documentsOf } from "./face-documents.ts";
import { type GeneratedFile, PROJECT_ROOT } from "./generated-file.ts";
import { inputSchema } from "./input-schema.ts";
import { schemaAsWritten } from "./schema.ts";
import { untypedSchema, withTypes } from "./typed-documents.ts";

const ASKED = /generated\/([\w-]+)-kind\.ts"/g;

/** Of each kind whose pages import it what the usual pages need: the documents of the client, fields by their types, forms. */
export const dashboardKinds: readonly GeneratedFile[] = [
  ...new Set(
    globSync("dashboard/features/*/*.{ts,tsx}", { cwd: PROJECT_ROOT })
      .map((file) => readFileSync(path.join(PROJECT_ROOT, file), "utf8"))
      .flatMap((text) => [...text.matchAll(ASKED)].map(([, name = ""]) => name)),
  ),
]
  .sort()
  .map((name) => ({ path: `dashboard/generated/${name}-kind.ts`, render: () => renderKind(name) }));

async function renderKind(name: string): Promise<string> {
  const key = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const kind = (await kindMethods()).get(key);
  if (!kind) throw new Error(`The client lists no ${name}: src/documents lacks the query for several of it.`);
  const schema = await schemaAsWritten();
  const documents = documentsOf("CLIENT");
  const { list, show, create, update, ending } = kind;
  const used = [list, show, create, update, ending["delete"]].flatMap(
    (one) => one?.operation.name?.value ?? [],
  );
  const own = documents.definitions.filter(
    (one) => one.kind === Kind.OPERATION_DEFINITION && used.includes(one.name?.value ?? ""),
  );
  const file = `${name}-kind.ts`;
  const text = print(withFragments(own, documents));
  const made = await withTypes(untypedSchema(schema), { [file]: text }, "string");
  return `${ofDashboard(made.get(file) ?? "", ['import { call } from "../data/call.ts";'])}\n${faceText(kind, schema)}`;
}

function faceText({ row, list, show, create, update, ending }: KindMethods, schema: GraphQLSchema): string {
  const parts = [
    `fields: ${JSON.stringify(fieldsOf(list, schema))} as const`,
    `list: { ...${listText(list)}, filters: ${JSON.stringify(filtersOf(list))}, first: ${row.page?.usual ?? "null"} }`,
    ...(show ? [`show: ${callText(show)}`] : []),
    ...(create ? [`create: ${inputText(create, schema)}`] : []),
    ...(update ? [`update: ${inputText(update, schema)}`] : []),
    ...(ending["delete"] ? [`remove: ${callText(ending["delete"])}`] : []),
  ];
  return `/** What the usual pages of ${row.many} need. */\nexport const face = {\n${parts.map((part) => `  ${part},\n`).join("")}};\n`;
}

/** Its document, and the way to what it answers. */
function callText({ operation, path: steps }: Method): string {
  const way = steps.map(({ field }, index) => `${steps[index - 1]?.isNullable ? "?" : ""}.${field}`).join("");
  return `call(${operation.name?.value}Document, (data) => data${way})`;
}

/** As a page, whether there are more or not. */
function listText(list: Method): string {
  if (list.result.form === "page") return callText(list);
  const whole = "({ nodes: $1, pageInfo: { hasNextPage: false, endCursor: null } })";
  return callText(list).replace(/(?<==> )(.*)\)$/, `${whole})`);
}

function inputText(method: Method, schema: GraphQLSchema): string {
  const input = method.values.find(({ name }) => name === "input");
  const type = input && schema.getType(getNamedType(input.type).name);
  if (!isInputObjectType(type))
    throw new Error(`${method.method}: the usual pages need what it takes in one object, \`input\`.`);
  return `{ ...${callText(method)}, schema: ${JSON.stringify(inputSchema(type))} }`;
}

/** Words by which a list can be narrowed: arguments that are enums. */
function filtersOf({ options }: Method): Record<string, string[]> {
  const words = options.flatMap(({ name, type }) => {
    const named = getNamedType(type);
    return isEnumType(named) ? [[name, named.getValues().map((value) => value.name)] as const] : [];
  });
  return Object.fromEntries(words);
}

/** What is selected of one, with how each is shown. What has fields of its own has no column. */
function fieldsOf({ type, result }: Method, schema: GraphQLSchema): Record<string, string> {
  const listed = schema.getType(getNamedType(type).name);
  const nodes = isPage(type) && isObjectType(listed) ? listed.getFields()["nodes"]?.type : undefined;
  const one = nodes ? getNamedType(nodes) : listed;
  const fragment = documentsOf("CLIENT").definitions.find(
    (definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION && `${definition.name.value}Fragment` === result.model?.is,
  );
  if (!isObjectType(one) || fragment?.kind !== Kind.FRAGMENT_DEFINITION)
    throw new Error(`${result.item}: the usual pages need one fragment for what a list shows of it.`);
  const entries = fragment.selectionSet.selections.flatMap((selection) => {
    if (selection.kind !== Kind.FIELD) return [];
    const field = one.getFields()[selection.name.value];
    const shown = field && shownAs(field);
    return shown === null || shown === undefined ? [] : [[selection.name.value, shown] as const];
  });
  return Object.fromEntries(entries);
}

const SCALARS: Readonly<Record<string, string>> = {
  Boolean: "yesNo",
  DateTimeISO: "moment",
  Float: "number",
  ID: "id",
  Int: "number",
  JSON: "json",
  SafeInt: "number",
  String: "text",
};

function shownAs({ name, type, extensions }: GraphQLField<unknown, unknown>): string | null {
  if (name.endsWith("UsdMicros")) return "usd";
  const { format } = (extensions["jsonSchema"] ?? {}) as { format?: string };
  return format === "uri" ? "link" : typeShownAs(type);
}

function typeShownAs(type: GraphQLOutputType): string | null {
  if (isNonNullType(type)) return typeShownAs(type.ofType);
  if (isListType(type)) return typeShownAs(type.ofType) === null ? null : "list";
  if (isEnumType(type)) return "word";
  return isScalarType(type) ? (SCALARS[type.name] ?? null) : null;
}
