import type { z } from "zod";
import { wordsOfParameter } from "../../kinds/kind-of-path.ts";
import type { Answer } from "../answer/shape.ts";
import type { RestRoute, RouteReference } from "../route.ts";
import { exampleOf } from "./answer-example.ts";
import type { AnswerSchemas } from "./answer-schema.ts";
import { errorResponses } from "./error-responses.ts";
import { answerHeaders, createdHeaders } from "./headers.ts";
import { schemaOf } from "./json-schema.ts";

/** `/v1/requests/:id` as `/v1/requests/{id}`. */
export function openApiPath(path: string): string {
  return path.replaceAll(/:(\w+)/g, "{$1}");
}

/** One row of the table, with what its document answers, as an operation object. */
export function operationOf(
  row: RestRoute,
  answer: Answer | null,
  schemas: AnswerSchemas,
  scrapers: readonly { id: string }[],
): object {
  const { operationId, tag, body, answer: usual } = row.reference;
  const isPublic = row.access === "public";
  return {
    operationId,
    tags: [tag],
    summary: row.summary,
    description: `${usual.description} ${isPublic ? "Needs no key; with one, the call counts against the rate of the key." : "Needs an API key."}`,
    security: isPublic ? [{}, { bearer: [] }] : [{ bearer: [] }],
    parameters: [...pathParameters(row), ...queryParameters(row), ...headerParameters(row)],
    ...(body
      ? {
          requestBody: {
            required: true,
            content: {
              "application/json": { schema: schemaOf(body.schema), ...fitting(body.example, scrapers) },
            },
          },
        }
      : {}),
    responses: { ...success(row, answer, schemas), ...errorResponses(row) },
  };
}

/** The example, unless it names another scraper than the only one that the document is about. */
function fitting(example: unknown, scrapers: readonly { id: string }[]): { example?: unknown } {
  const [only, ...others] = scrapers;
  if (only === undefined || others.length > 0) return { example };
  const { scraper = only.id } = example as { scraper?: string };
  return scraper === only.id ? { example } : {};
}

function success(
  { reference }: RestRoute,
  answer: Answer | null,
  schemas: AnswerSchemas,
): Record<string, object> {
  const { status, description, streams = {} } = reference.answer;
  const forms = Object.entries(streams);
  const content = {
    ...json(reference.answer, answer, schemas),
    ...Object.fromEntries(
      forms.map(([type, form]) => [
        type,
        { schema: { type: "string", description: form.description }, example: form.example },
      ]),
    ),
  };
  const headers = {
    ...answerHeaders(status),
    ...(reference.prefersWait ? createdHeaders() : {}),
    ...(forms.length > 0
      ? {
          "Content-Disposition": {
            description: "Name of the file, for streams.",
            schema: { type: "string" },
          },
        }
      : {}),
  };
  return { [status]: { description, headers, content } };
}

/** The form as JSON; none for a row whose answer is bytes. */
function json(
  { example }: RouteReference["answer"],
  answer: Answer | null,
  schemas: AnswerSchemas,
): Record<string, object> {
  if (!answer) return {};
  const own = { ...(exampleOf(answer.shape) as object), ...example };
  return { "application/json": { schema: schemas.of(answer.shape), example: own } };
}

function pathParameters({ path }: RestRoute): object[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => ({
    name,
    in: "path",
    required: true,
    description: wordsOfParameter(path, name),
    schema: { type: "string", maxLength: 200 },
  }));
}

function queryParameters({ reference }: RestRoute): object[] {
  return Object.entries(reference.query?.shape ?? {}).map(([name, schema]) => {
    const { description, ...rest } = schemaOf(schema as z.ZodType);
    return {
      name,
      in: "query",
      required: !(schema as z.ZodType).safeParse(undefined).success,
      description,
      schema: rest,
    };
  });
}

function headerParameters({ reference }: RestRoute): object[] {
  if (!reference.prefersWait) return [];
  return [
    {
      name: "Idempotency-Key",
      in: "header",
      required: false,
      description: "The same key and body return the same Request for 24 hours.",
      schema: { type: "string", minLength: 1, maxLength: 255, pattern: "^[\\x21-\\x7e]+$" },
    },
    {
      name: "Prefer",
      in: "header",
      required: false,
      description:
        "`wait=30` answers when the Request has ended, or after that many seconds (RFC 7240), at most 60; `Preference-Applied` says how many.",
      schema: { type: "string" },
      example: "wait=30",
    },
  ];
}
