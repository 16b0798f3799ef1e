import { isObjectType, type GraphQLSchema } from "graphql";
import type { CodeSpec, Retry } from "../../src/errors/code-spec.ts";
import { CODES, type ErrorCode } from "../../src/errors/codes.ts";
import { type GeneratedFile, markdownHeader } from "./generated-file.ts";
import { code, page, table } from "./markdown.ts";
import { schemaOf } from "./schema.ts";

const RETRY_WORDS: Record<Retry, string> = {
  never: "never: the same call fails again",
  later: "later: repeat the same call after a pause",
  after_change: "after a change of state, such as a top-up",
};

/** docs/errors.md: one heading per code, because `docs_url` of every error ends in `#<code>`. */
export const errorsDoc: GeneratedFile = {
  path: "docs/errors.md",
  async render() {
    const { schema } = await schemaOf([]);
    const fields = fieldsByCode(schema);
    const codes: [string, CodeSpec][] = Object.entries(CODES);
    return page([
      markdownHeader("src/errors/codes.ts"),
      "# Errors",
      "Every error has the same fields on both wires: `code`, `message`, `agent_instruction`, `docs_url`, `request_id`, `retryable` and `details`. On /v1 they are the body; in GraphQL they are the `extensions` of the error. Codes are never renamed or reused. The message below is the default; an error may carry a more exact one.",
      table(
        ["Code", "HTTP status", "Retry"],
        codes.map(([name, spec]) => [`[${name}](#${name})`, String(spec.http), spec.retry]),
      ),
      ...codes.flatMap(([name, spec]) => [`## ${code(name)}`, describe(spec, fields.get(name) ?? [])]),
    ]);
  },
};

function describe(spec: CodeSpec, fields: readonly string[]): string {
  const blocks = [
    table(
      ["HTTP status", "Retry", "Message", "What an agent should do"],
      [[String(spec.http), RETRY_WORDS[spec.retry], spec.message, spec.agent]],
    ),
  ];
  if (spec.agentOnGraphql !== undefined) blocks.push(`On GraphQL: ${spec.agentOnGraphql}`);
  if (fields.length > 0)
    blocks.push(`From ${fields.map(code).join(", ")}, and the routes of /v1 that run them.`);
  return blocks.join("\n\n");
}

/** The fields of GraphQL that declare a code, by the code. */
function fieldsByCode(schema: GraphQLSchema): ReadonlyMap<string, string[]> {
  const declared = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) =>
      Object.values(type.getFields()).flatMap(({ name, extensions }) =>
        ((extensions["errors"] ?? []) as ErrorCode[]).map((one) => ({ one, field: `${type.name}.${name}` })),
      ),
    );
  const grouped = Map.groupBy(declared, ({ one }) => one);
  return new Map([...grouped].map(([one, all]) => [one, all.map(({ field }) => field).sort()]));
}
