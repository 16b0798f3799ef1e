import {
  buildSchema,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  printSchema,
  type Source,
} from "graphql";
import { documentsOf } from "../face-documents.ts";
import { schemaAsWritten } from "../schema.ts";
import { type ClientCall, clientCallOf } from "./client-call.ts";
import { type Result, resultOf } from "./ts-type.ts";

/** A method with what it gives. */
export interface Method extends ClientCall {
  result: Result;
}

/** The methods that one file of src/documents makes. */
export interface MethodGroup {
  /** `WebhookCalls`, of webhook.graphql. */
  name: string;
  /** The comment at the head of the file. */
  about: string;
  methods: readonly Method[];
}

export interface ClientOperations {
  /** As clients see it. */
  schema: GraphQLSchema;
  groups: readonly MethodGroup[];
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
}

/** All that the client calls, by the documents. */
export async function clientOperations(): Promise<ClientOperations> {
  const schema = buildSchema(printSchema(await schemaAsWritten()), { assumeValid: true });
  const { definitions } = documentsOf("CLIENT", true);
  const fragments = new Map(
    definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION).map((one) => [one.name.value, one]),
  );
  const operations = definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  const byFile = Map.groupBy(operations, sourceOf);
  const groups = [...byFile].map(([{ name, body }, all]) => ({
    name: `${pascal(name)}Calls`,
    about: /^(?:# .*\n)+/.exec(body)?.[0].replace(/^# /gm, "").trim().replaceAll("\n", " ") ?? "",
    methods: all
      .map((operation) => clientCallOf(operation, schema))
      .filter((call) => call !== null)
      .map((call) => ({ ...call, result: resultOf(call, fragments) })),
  }));
  return { groups: groups.filter(({ methods }) => methods.length > 0), fragments, schema };
}

function sourceOf({ loc }: OperationDefinitionNode): Source {
  if (!loc) throw new Error("documents are read with their places");
  return loc.source;
}

function pascal(file: string): string {
  return file
    .replace(/\.graphql$/, "")
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");
}
