import type { z } from "zod";
import type { RestRoute } from "../route.ts";
import { errorResponses } from "./error-responses.ts";
import { answerHeaders, createdHeaders } from "./headers.ts";
import { schemaOf } from "./json-schema.ts";

/** `/v1/requests/:id` as `/v1/requests/{id}`. */
export function openApiPath(path: string): string {
  return path.replaceAll(/:(\w+)/g, "{$1}");
}

/** One row of the table as an operation object. */
export function operationOf(row: RestRoute, publicUrl: string): object {
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
            content: { "application/json": { schema: schemaOf(body.schema), example: body.example } },
          },
        }
      : {}),
    responses: { ...answer(row), ...errorResponses(row, publicUrl) },
  };
}

function answer({ reference }: RestRoute): Record<string, object> {
  const { status, description, schema, example, streams = {} } = reference.answer;
  const forms = Object.entries(streams);
  const content = {
    "application/json": { schema: schemaOf(schema), example },
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

const PARAMETER_WORDS: Readonly<Record<string, string>> = {
  "/v1/data-sources/:id": "Scraper id.",
  "/v1/api-keys/:id/revoke": "Id of the key.",
};

function pathParameters({ path }: RestRoute): object[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    description: PARAMETER_WORDS[path] ?? "Id of the Request.",
    schema: { type: "string", maxLength: 200 },
  }));
}

function queryParameters({ reference }: RestRoute): object[] {
  return Object.entries(reference.query?.shape ?? {}).map(([name, schema]) => {
    const { description, ...rest } = schemaOf(schema as z.ZodType);
    return {
      name,
      in: "query",
      required: false,
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
