import { getNamedType, isEnumType, isInputObjectType, OperationTypeNode } from "graphql";
import type { CallValue } from "./calls/client-call.ts";
import { clientOperations, type Method, type MethodGroup } from "./calls/client-operations.ts";
import { docComment } from "./calls/doc-comment.ts";
import { valueType } from "./calls/ts-type.ts";
import { nameIn } from "./client-models.ts";
import { GENERATE, type GeneratedFile } from "./generated-file.ts";

/** The methods of the client that follow from src/documents: how they are called, and what they say of themselves. */
export const clientCalls: GeneratedFile = {
  path: "src/client/generated/calls.ts",
  async render() {
    const { groups } = await clientOperations();
    const methods = groups.flatMap((group) => group.methods);
    const models = methods.map(({ result }) => result.model?.name ?? null);
    const documents = methods.flatMap(({ result, values, options }) => [
      ...(result.model === null && /[A-Z]/.test(result.item) ? [nameIn(result.item)] : []),
      ...[...values, ...options].map(({ type }) => namedType(type)),
    ]);
    return [
      `// Made by \`${GENERATE}\` from src/schema, src/resolvers and src/documents. Do not edit.`,
      `import type { WatchOptions } from "../live.ts";`,
      `import type { Page } from "../models.ts";`,
      `import type {\n${listed(documents)}} from "./documents.ts";`,
      `import type {\n${listed(models)}} from "./models.ts";`,
      "",
      ...groups.map(interfaceOf),
      `/** All of them. */\nexport interface GeneratedCalls extends ${groups.map(({ name }) => name).join(", ")} {}`,
      "",
    ].join("\n");
  },
};

function listed(names: readonly (string | null)[]): string {
  const known = [...new Set(names.filter((name) => name !== null))].sort();
  return known.map((name) => `  ${name},\n`).join("");
}

function namedType(type: CallValue["type"]): string | null {
  const named = getNamedType(type);
  return isEnumType(named) || isInputObjectType(named) ? named.name : null;
}

function interfaceOf({ name, about, methods }: MethodGroup): string {
  return `${docComment(about)}export interface ${name} {\n${methods.map(signatureOf).join("")}}\n`;
}

function signatureOf(method: Method): string {
  const tags =
    method.object === null ? method.values.map(({ name, about }) => `@param ${name} ${about}`) : [];
  return `${docComment(method.about, "  ", tags)}  ${method.method}(${parametersOf(method).join(", ")}): ${givenType(method)};\n`;
}

function parametersOf({ operation, values, options, object }: Method): string[] {
  const watch = operation.operation === OperationTypeNode.SUBSCRIPTION ? ["WatchOptions"] : [];
  if (object !== null) return [`${object}: ${propertiesOf(values)}`];
  const types = [...watch, ...(options.length > 0 ? [propertiesOf(options)] : [])];
  return [
    ...values.map(({ name, type, isRequired }) => `${name}${isRequired ? "" : "?"}: ${valueType(type)}`),
    ...(types.length > 0 ? [`options?: ${types.join(" & ")}`] : []),
  ];
}

function propertiesOf(values: readonly CallValue[]): string {
  const lines = values.map(
    ({ name, type, about, isRequired, usual }) =>
      `${docComment(withUsual(about, usual), "    ")}    ${name}${isRequired ? "" : "?"}: ${valueType(type)};\n`,
  );
  return `{\n${lines.join("")}  }`;
}

function withUsual(about: string, usual: unknown): string {
  return usual === undefined ? about : `${about.replace(/\.$/, "")}; ${JSON.stringify(usual)} unless given.`;
}

function givenType({ operation, isLookUp, result: { item, form } }: Method): string {
  const one = form === "page" ? `Page<${item}>` : form === "list" ? `${item}[]` : item;
  if (operation.operation === OperationTypeNode.SUBSCRIPTION) return `AsyncGenerator<${one}>`;
  return `Promise<${isLookUp ? `${one} | null` : one}>`;
}
