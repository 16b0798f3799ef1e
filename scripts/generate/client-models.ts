import { getNamedType, isEnumType, isInputObjectType, TypeInfo, visit, visitWithTypeInfo } from "graphql";
import { type ClientOperations, clientOperations } from "./calls/client-operations.ts";
import { docComment } from "./calls/doc-comment.ts";
import type { Model } from "./calls/ts-type.ts";
import { GENERATE, type GeneratedFile } from "./generated-file.ts";

/** What the methods of the client take and give, under its public names. */
export const clientModels: GeneratedFile = {
  path: "src/client/generated/models.ts",
  async render() {
    const operations = await clientOperations();
    const models = [...givenModels(operations), ...takenModels(operations)];
    const words = [...enumsOf(operations), ...inputsOf(operations, models)].sort();
    return [
      `// Made by \`${GENERATE}\` from src/schema, src/resolvers and src/documents. Do not edit.`,
      `import type {\n${[...new Set(models.map(({ is }) => nameIn(is)))]
        .sort()
        .map((name) => `  ${name},\n`)
        .join("")}} from "./documents.ts";`,
      "",
      `export type {\n${words.map((name) => `  ${name},\n`).join("")}} from "./documents.ts";`,
      ...models.map(({ name, is, about }) => `\n${docComment(about)}export type ${name} = ${is};`),
      "",
    ].join("\n");
  },
};

/** The type of the documents in an expression. */
export function nameIn(type: string): string {
  return /\w+/.exec(type.replaceAll("NonNullable<", ""))?.[0] ?? type;
}

/** What methods give. */
function givenModels({ groups }: ClientOperations): Model[] {
  const models = groups.flatMap(({ methods }) => methods.map(({ result }) => result.model));
  return [...new Map(models.filter((one) => one !== null).map((one) => [one.name, one])).values()];
}

/** Inputs of methods that make or change one: `NewWebhook` and `WebhookChange` of `createWebhook` and `updateWebhook`. */
function takenModels({ groups }: ClientOperations): Model[] {
  return groups
    .flatMap(({ methods }) => methods)
    .flatMap(({ method, values }) => {
      const type = values.map((one) => getNamedType(one.type)).find(isInputObjectType);
      const name = inputModel(method);
      return type && name !== null ? [{ name, is: type.name, about: type.description ?? "" }] : [];
    });
}

function inputModel(method: string): string | null {
  const [, verb, one] = /^(create|update)([A-Z].*)$/.exec(method) ?? [];
  return verb === undefined ? null : verb === "create" ? `New${one}` : `${one}Change`;
}

/** Inputs of methods that have no other name. */
function inputsOf({ groups }: ClientOperations, models: readonly Model[]): string[] {
  const taken = groups.flatMap(({ methods }) =>
    methods.flatMap(({ values, options }) => [...values, ...options]),
  );
  const inputs = taken.map(({ type }) => getNamedType(type)).filter(isInputObjectType);
  return [...new Set(inputs.map(({ name }) => name))].filter((name) => !models.some(({ is }) => is === name));
}

/** Enums of what is taken and given. */
function enumsOf({ groups, fragments, schema }: ClientOperations): string[] {
  const found = new Set<string>();
  const info = new TypeInfo(schema);
  const note = visitWithTypeInfo(info, {
    Field() {
      const type = info.getType();
      if (type && isEnumType(getNamedType(type))) found.add(getNamedType(type).name);
    },
  });
  const methods = groups.flatMap((group) => group.methods);
  for (const { operation } of methods) visit(operation, note);
  for (const fragment of fragments.values()) visit(fragment, note);
  for (const { type } of methods.flatMap(({ values, options }) => [...values, ...options])) {
    const named = getNamedType(type);
    const inner = isInputObjectType(named) ? Object.values(named.getFields()).map((one) => one.type) : [type];
    for (const one of inner) if (isEnumType(getNamedType(one))) found.add(getNamedType(one).name);
  }
  return [...found].sort();
}
