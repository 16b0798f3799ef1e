import { isListType, isNonNullType, OperationTypeNode } from "graphql";
import type { CallValue } from "./calls/client-call.ts";
import { clientOperations, type Method } from "./calls/client-operations.ts";
import { GENERATE, type GeneratedFile } from "./generated-file.ts";

/** What the methods of the client do. */
export const clientMakeCalls: GeneratedFile = {
  path: "src/client/generated/make-calls.ts",
  async render() {
    const methods = (await clientOperations()).groups.flatMap((group) => group.methods);
    return [
      `// Made by \`${GENERATE}\` from src/schema, src/resolvers and src/documents. Do not edit.`,
      `import { send, type HttpSettings } from "../http.ts";`,
      `import { pageOf } from "../page.ts";`,
      `import { given } from "../quarry-error.ts";`,
      `import type { Socket } from "../socket.ts";`,
      `import type { GeneratedCalls } from "./calls.ts";`,
      `import {\n${methods
        .map((method) => `  ${documentOf(method)},\n`)
        .sort()
        .join("")}} from "./documents.ts";`,
      "",
      "export function makeCalls(http: HttpSettings, socket: Socket): GeneratedCalls {",
      "  const { url } = http;",
      "  return {",
      ...methods.map((method) =>
        method.operation.operation === OperationTypeNode.SUBSCRIPTION ? follow(method) : ask(method),
      ),
      "  };",
      "}",
      "",
    ].join("\n");
  },
};

function ask(method: Method): string {
  const sent = `(await send(http, ${documentOf(method)}, ${variablesOf(method)}))`;
  let answer = sent;
  let isOptional = false;
  for (const { field, isNullable } of method.path) {
    answer += `${isOptional ? "?." : "."}${field}`;
    isOptional = isNullable && method.isLookUp;
    if (isNullable && !method.isLookUp) answer = `given(url, ${answer})`;
  }
  if (method.isLookUp) answer += " ?? null";
  if (method.result.form === "page") answer = `pageOf(${answer})`;
  return `    ${method.method}: async (${parametersOf(method)}) => ${answer},`;
}

function follow(method: Method): string {
  const path = method.path.map(({ field }) => `.${field}`).join("");
  const parameters = [...method.values.map(({ name }) => name), "options = {}"].join(", ");
  return [
    `    async *${method.method}(${parameters}) {`,
    `      const answers = socket.follow(${documentOf(method)}, () => (${variablesOf(method)}), options);`,
    `      for await (const answer of answers) yield answer${path};`,
    "    },",
  ].join("\n");
}

function documentOf({ operation }: Method): string {
  return `${operation.name?.value}Document`;
}

function parametersOf({ values, options, object }: Method): string {
  if (object !== null) return `{ ${values.map(destructured).join(", ")} }`;
  const given = values.map(({ name }) => name);
  return [...given, ...(options.length > 0 ? [`{ ${options.map(destructured).join(", ")} } = {}`] : [])].join(
    ", ",
  );
}

function destructured({ name, usual }: CallValue): string {
  return usual === undefined ? name : `${name} = ${JSON.stringify(usual)}`;
}

function variablesOf({ values, options }: Method): string {
  const all = [...values, ...options].map(({ name, type, isRequired }) => {
    const isList = isListType(isNonNullType(type) ? type.ofType : type);
    if (!isList) return name;
    return isRequired ? `${name}: [...${name}]` : `${name}: ${name} && [...${name}]`;
  });
  return all.length === 0 ? "{}" : `{ ${all.join(", ")} }`;
}
