import {
  getNamedType,
  getNullableType,
  isEnumType,
  isListType,
  isObjectType,
  OperationTypeNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
} from "graphql";
import { z } from "zod";
import type { ErrorCode } from "../errors/codes.ts";
import { answerOf, operationOf } from "./answer/answer-of.ts";
import type { Answer } from "./answer/shape.ts";
import { CallInputs } from "./inputs/call-inputs.ts";
import { inputsOf } from "./inputs/inputs-of.ts";
import { exampleOf } from "./openapi/answer-example.ts";
import type { RestRoute, RestRow, Runs } from "./route.ts";
import type { DocumentRow, Row } from "./row.ts";

type Field = GraphQLField<unknown, unknown>;

/** A row with all that follows from the schema. Throws an Error for one that does not fit it, with which no server should start. */
export function routeOf(schema: GraphQLSchema, row: Row, isPublic: boolean): RestRoute {
  const { method, path, tag } = row;
  const place = { method, path, tag, isPublic };
  if (row.document !== null) return { ...place, ...ofDocument(schema, row), bytes: row.said.bytes ?? null };
  const { operationId, summary, description, status = 200, reads = {}, errors = [], bytes } = row.said;
  const words = { operationId, summary, description, status, errors };
  const takes = { query: z.strictObject(reads), body: null, takesBytes: row.said.takesBytes ?? null };
  return { ...place, ...words, ...takes, prefersWait: false, runs: null, bytes };
}

type OfDocument = Omit<RestRow, "method" | "path" | "tag" | "isPublic"> & { runs: Runs };

function ofDocument(schema: GraphQLSchema, row: DocumentRow): OfDocument {
  const { method, document, said } = row;
  const { missing = "not_found", status = method === "POST" && row.isCollection ? 201 : 200 } = said;
  const answer = answerOf(schema, document);
  const inputs = new CallInputs(row, inputsOf(schema, document));
  return {
    operationId: said.operationId ?? idOf(document, answer),
    summary: said.summary ?? summaryOf(schema, document, answer),
    description: said.description ?? descriptionOf(schema, document, answer),
    status,
    query: inputs.query,
    body: inputs.body,
    takesBytes: null,
    prefersWait: said.prefersWait ?? false,
    errors: errorsOf(row, inputs, missing, fieldsOf(schema, document)),
    runs: {
      document,
      answer,
      example: { ...(exampleOf(answer.shape) as object), ...said.example },
      missing,
      scraperIn: (call) => said.scraperIn?.(call),
      variables: (call) => said.variables?.(call) ?? inputs.variables(call),
      reply: (data, call, body) => said.reply?.(data, call, body) ?? {},
    },
  };
}

/** As the client calls it, with a verb for what only asks. */
function idOf(document: DocumentNode, { shape }: Answer): string {
  const { operation, name } = operationOf(document);
  if (operation !== OperationTypeNode.QUERY)
    return name.value.slice(0, 1).toLowerCase() + name.value.slice(1);
  const isPage = shape.kind === "object" && shape.members.some((member) => member.name === "nextCursor");
  return `${isPage ? "list" : "get"}${name.value}`;
}

/** What the reference says of every operation by itself. */
const OF_KEYS = " Needs no key.";

/** Of what changes something the field that does it says what it is, of a question the field that is shown. */
function summaryOf(schema: GraphQLSchema, document: DocumentNode, answer: Answer): string {
  return (saidField(schema, document, answer).description ?? "").replace(OF_KEYS, "");
}

/** Of what changes something its payload says what is answered, of a whole list its field, else the type that is shown. */
function descriptionOf(schema: GraphQLSchema, document: DocumentNode, answer: Answer): string {
  const { type } = saidField(schema, document, answer);
  if (operationOf(document).operation !== OperationTypeNode.QUERY) return describedBy(getNamedType(type));
  if (isListType(getNullableType(type))) return summaryOf(schema, document, answer);
  return answer.shape.kind === "object" ? answer.shape.description : describedBy(getNamedType(type));
}

function describedBy({ description }: GraphQLNamedType): string {
  return description ?? "";
}

function saidField(schema: GraphQLSchema, document: DocumentNode, { path }: Answer): Field {
  const { operation } = operationOf(document);
  let parent: unknown = schema.getRootType(operation);
  let field: Field | undefined;
  for (const name of operation === OperationTypeNode.QUERY ? path : path.slice(0, 1)) {
    field = isObjectType(parent) ? parent.getFields()[name] : undefined;
    parent = field && getNamedType(field.type);
  }
  if (!field) throw new Error(`${path.join(".")} is no field of the schema.`);
  return field;
}

/** Every field that a document asks for. */
function fieldsOf(schema: GraphQLSchema, document: DocumentNode): Field[] {
  const found = new Set<Field>();
  const types = new TypeInfo(schema);
  const Field = () => void found.add(types.getFieldDef() as Field);
  visit(document, visitWithTypeInfo(types, { Field }));
  return [...found];
}

/** What its fields declare, and what follows from what it reads. */
function errorsOf(
  { path, said }: DocumentRow,
  { query, body, inPath }: CallInputs,
  missing: ErrorCode,
  asked: readonly Field[],
): ErrorCode[] {
  const codes = new Set(asked.flatMap(({ extensions }) => (extensions["errors"] ?? []) as ErrorCode[]));
  if (path.includes("/:id")) codes.add(missing);
  if (
    Object.keys(query.shape).length > 0 ||
    body ||
    inPath.some(({ type }) => isEnumType(getNullableType(type)))
  )
    codes.add("invalid_input");
  if ("cursor" in query.shape) codes.add("invalid_cursor");
  for (const code of said.bytes?.errors ?? []) codes.add(code);
  return [...codes];
}
