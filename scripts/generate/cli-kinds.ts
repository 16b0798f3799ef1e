import {
  getNamedType,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isScalarType,
} from "graphql";
import type { Kind } from "../../src/kinds/kind.ts";
import type { Field } from "../../src/cli/kind/calls.ts";
import type { CallValue } from "./calls/client-call.ts";
import type { Method } from "./calls/client-operations.ts";
import { kindMethods, type KindMethods } from "./calls/kind-methods.ts";
import { valueType } from "./calls/ts-type.ts";
import { GENERATE, type GeneratedFile } from "./generated-file.ts";

/** What the client can do with each kind of thing that it lists, as the command line needs it. */
export const cliKinds: GeneratedFile = {
  path: "src/cli/generated/kinds.ts",
  async render() {
    const kinds = [...(await kindMethods())].map(([name, methods]) => ({ name, text: kindText(methods) }));
    return [
      `// Made by \`${GENERATE}\` from src/kinds, src/schema, src/resolvers and src/documents. Do not edit.`,
      `import type * as client from "../../client/index.ts";`,
      `import type { KindCalls } from "../kind/calls.ts";`,
      "",
      "/** What the client can do with each kind of thing that it lists. */",
      `export const KINDS = {\n${kinds.map(({ name, text }) => `  ${name}: ${text},\n`).join("")}};`,
      "",
    ].join("\n");
  },
};

function kindText({ row, list, show, create, update, ending }: KindMethods): string {
  const { one, many } = row;
  const parts = [
    `one: ${JSON.stringify(one)}`,
    `many: ${JSON.stringify(many)}`,
    `list: ${listText(list, row)}`,
    ...(show ? [`show: (calls, id) => calls.${show.method}(id)`] : []),
    ...(create ? [`create: ${inputText(create, [])}`] : []),
    ...(update ? [`update: ${inputText(update, ["id"])}`] : []),
    ...Object.entries(ending).map(([verb, { method }]) => `${verb}: (calls, id) => calls.${method}(id)`),
  ];
  return `{\n${parts.map((part) => `    ${part},\n`).join("")}  } satisfies KindCalls<client.${list.result.item}>`;
}

function listText({ method, values, options }: Method, { page: ofKind }: Kind): string {
  const first = options.find(({ name }) => name === "first");
  const fields = options.filter(({ name }) => name !== "first" && name !== "after").map(fieldOf);
  if (first && !ofKind) throw new Error(`${method}: its row in src/kinds says nothing of pages`);
  const page =
    first && ofKind ? { ...ofKind, hasCursor: options.some(({ name }) => name === "after") } : null;
  const asked = values.length > 0 || options.length > 0 ? `, ${askedOf([...values, ...options])}` : "";
  return `{ args: ${JSON.stringify(values.map(fieldOf))}, fields: ${JSON.stringify(fields)}, page: ${JSON.stringify(page)}, run: (calls${asked}) => ${callText(method, values, options)} }`;
}

/** @param before what is given before the rest, and stands in no option */
function inputText({ method, values, options }: Method, before: readonly string[]): string {
  const rest = values.filter(({ name }) => !before.includes(name));
  const [input] = rest;
  const type = input && getNamedType(input.type);
  const first = before.map((name) => `, ${name}: string`).join("");
  if (input && isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).map(({ name, type: of, description, defaultValue }) =>
      fieldOf({
        name,
        type: of,
        about: description ?? "",
        isRequired: isNonNullType(of) && defaultValue === undefined,
        usual: defaultValue,
      }),
    );
    const given = [...before, "asked"].join(", ");
    return `{ fields: ${JSON.stringify(fields)}, run: (calls${first}, asked: Parameters<client.QuarryClient["${method}"]>[${values.indexOf(input)}]) => calls.${method}(${given}) }`;
  }
  const fields = [...rest, ...options].map(fieldOf);
  // The client may call an input otherwise than the schema does.
  const inputOf = (one: CallValue) => `Parameters<client.QuarryClient["${method}"]>[${values.indexOf(one)}]`;
  const asked = askedOf([...rest, ...options], inputOf);
  return `{ fields: ${JSON.stringify(fields)}, run: (calls${first}, ${asked}) => ${callText(method, values, options)} }`;
}

function askedOf(
  values: readonly CallValue[],
  inputOf: (one: CallValue) => string = ({ type }) => namedHere(type),
): string {
  const types = values.map((one) => {
    const { name, type, isRequired } = one;
    const is = isInputObjectType(getNamedType(type)) ? inputOf(one) : namedHere(type);
    return `${name}${isRequired ? "" : "?"}: ${is}`;
  });
  return `asked: { ${types.join("; ")} }`;
}

/** Its enums and inputs are those of the client. */
function namedHere(type: GraphQLInputType): string {
  const named = getNamedType(type);
  return isScalarType(named) ? valueType(type) : valueType(type).replace(named.name, `client.${named.name}`);
}

function callText(method: string, values: readonly CallValue[], options: readonly CallValue[]): string {
  const given = values.map(({ name }) => `asked.${name}`);
  return `calls.${method}(${[...given, ...(options.length > 0 ? ["asked"] : [])].join(", ")})`;
}

function fieldOf({ name, type, about, isRequired, usual }: CallValue): Field {
  const named = getNamedType(type);
  return {
    name,
    about: asHelp(about),
    type: formOf(type),
    ...(isRequired ? { isRequired } : {}),
    ...(isEnumType(named) ? { words: named.getValues().map((value) => value.name) } : {}),
    ...(usual === undefined || usual === null ? {} : { usual: usual as boolean | number | string }),
  };
}

const FORMS: Readonly<Record<string, Field["type"]>> = {
  Boolean: "boolean",
  DateTimeISO: "moment",
  Float: "number",
  ID: "id",
  Int: "number",
  SafeInt: "number",
  String: "text",
};

function formOf(type: GraphQLInputType): Field["type"] {
  if (isNonNullType(type)) return formOf(type.ofType);
  if (isListType(type)) return "list";
  return isEnumType(type) ? "text" : (FORMS[type.name] ?? "json");
}

/** As the help of the command line has it: without a capital and a full stop, unless it begins with a name. */
function asHelp(about: string): string {
  const bare = about.replace(/\.$/, "");
  return /^[A-Z](?![A-Z])/.test(bare) ? bare.charAt(0).toLowerCase() + bare.slice(1) : bare;
}
