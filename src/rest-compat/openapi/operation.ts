import type { z } from "zod";
import { wordsOfParameter } from "../../kinds/kind-of-path.ts";
import type { RestRoute } from "../route.ts";
import type { AnswerSchemas } from "./answer-schema.ts";
import { errorResponses } from "./error-responses.ts";
import { answerHeaders, createdHeaders } from "./headers.ts";
import { schemaOf } from "./json-schema.ts";

/** `/v1/requests/:id` as `/v1/requests/{id}`. */
export function openApiPath(path: string): string {
  return path.replaceAll(/:(\w+)/g, "{$1}");
}

/** One route as an operation object. */
export function operationOf(
  route: RestRoute,
  schemas: AnswerSchemas,
  scrapers: readonly { id: string }[],
): object {
  const { operationId, tag, summary, isPublic, runs, bytes } = route;
  const forms = runs && bytes ? ` Also as ${Object.keys(bytes.forms).join(" or ")}, all of it.` : "";
  return {
    operationId,
    tags: [tag.name],
    summary,
    description: `${route.description}${forms} ${isPublic ? "Needs no key; with one, the call counts against the rate of the key." : "Needs an API key."}`,
    security: isPublic ? [{}, { bearer: [] }] : [{ bearer: [] }],
    parameters: [...pathParameters(route), ...queryParameters(route), ...headerParameters(route)],
    ...bodyOf(route, scrapers),
    responses: { ...success(route, schemas), ...errorResponses(route) },
  };
}

function bodyOf({ body, takesBytes }: RestRoute, scrapers: readonly { id: string }[]): object {
  if (takesBytes)
    return { requestBody: { required: true, content: { "*/*": { schema: {}, example: "any bytes" } } } };
  if (!body) return {};
  const json = { schema: schemaOf(body.schema), ...fitting(body.example, scrapers) };
  return { requestBody: { required: true, content: { "application/json": json } } };
}

/** The example, unless it names another scraper than the only one that the document is about. */
function fitting(example: unknown, scrapers: readonly { id: string }[]): { example?: unknown } {
  const [only, ...others] = scrapers;
  if (only === undefined || others.length > 0) return { example };
  const { scraper = only.id } = example as { scraper?: string };
  return scraper === only.id ? { example } : {};
}

function success(
  { status, description, bytes, prefersWait, runs }: RestRoute,
  schemas: AnswerSchemas,
): Record<string, object> {
  const forms = Object.entries(bytes?.forms ?? {});
  const content = {
    ...(runs && { "application/json": { schema: schemas.of(runs.answer.shape), example: runs.example } }),
    ...Object.fromEntries(
      forms.map(([type, form]) => [
        type,
        { schema: { type: "string", description: form.description }, example: form.example },
      ]),
    ),
  };
  const headers = {
    ...answerHeaders(status),
    ...(prefersWait ? createdHeaders() : {}),
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

function pathParameters({ path }: RestRoute): object[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => ({
    name,
    in: "path",
    required: true,
    description: wordsOfParameter(path, name),
    schema: { type: "string", maxLength: 200 },
  }));
}

function queryParameters({ query }: RestRoute): object[] {
  return Object.entries(query.shape).map(([name, schema]) => {
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

function headerParameters({ prefersWait }: RestRoute): object[] {
  if (!prefersWait) return [];
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
