import { OperationTypeNode } from "graphql";
import { clientOperations, type Method } from "./calls/client-operations.ts";
import { code, table } from "./markdown.ts";
import { documentPart } from "./document-part.ts";

/** packages/client/README.md with the methods that follow from src/documents. */
export const clientReadme = documentPart("packages/client/README.md", "methods", async () =>
  (await clientOperations()).groups
    .map(({ about, methods }) => `${about}\n\n${table(["Method", "Does"], methods.map(rowOf))}`)
    .join("\n\n"),
);

function rowOf(method: Method): string[] {
  const { values, options, object, operation } = method;
  const names = [
    ...options.map(({ name }) => name),
    ...(operation.operation === OperationTypeNode.SUBSCRIPTION ? ["signal", "onLost"] : []),
  ];
  const given = values
    .map(({ name, isRequired }) => (isRequired || object !== null ? name : `${name}?`))
    .join(", ");
  const all = object === null ? [given, names.length > 0 ? `{ ${names.join(", ")} }` : ""] : [`{ ${given} }`];
  return [code(`${method.method}(${all.filter((one) => one !== "").join(", ")})`), method.about];
}
