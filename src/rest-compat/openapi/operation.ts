import type { z } from "zod";
import { wordsOfParameter } from "../../kinds/kind-of-path.ts";
import type { RestRoute } from "../route.ts";
import type { AnswerSchemas } from "./answer-schema.ts";
import { codesOf, errorResponses, sharedErrorResponses } from "./error-responses.ts";
import { ACCEPT_RANGES, answerHeaders, createdHeaders, RANGE_HEADERS } from "./headers.ts";
import { schemaOf } from "./json-schema.ts";

/** `/v1/requests/:id` as `/v1/requests/{id}`. */
export function openApiPath(path: string): string {
  return path.replaceAll(/:(\w+)/g, "{$1}");
}

/**
 * One route as an operation object.
 * @param only the scrapers that the document is about, or null: it has then each error by its status, and every example
 */
export function operationOf(
  route: RestRoute,
  schemas: AnswerSchemas,
  only: readonly { id: string }[] | null,
): object {
  const { operationId, tag, summary, isPublic, runs, bytes } = route;
  const forms = runs && bytes ? ` Also as ${Object.keys(bytes.forms).join(" or ")}, all of it.` : "";
  const key = isPublic
    ? "Needs no key; with one, the call counts against the rate of the key."
    : "Needs an API key.";
  const codes = only === null ? "" : ` Fails with ${listed(codesOf(route))}.`;
  return {
    operationId,
    tags: [tag.name],
    summary,
    description: `${route.description}${forms} ${key}${codes}`,
    security: isPublic ? [{}, { bearer: [] }] : [{ bearer: [] }],
    parameters: [...pathParameters(route), ...queryParameters(route), ...headerParameters(route)],
    ...bodyOf(route, only),
    responses: {
      ...success(route, schemas, only),
      ...(only === null ? errorResponses(route) : sharedErrorResponses()),
    },
  };
}

function bodyOf({ body, takesBytes }: RestRoute, only: readonly { id: string }[] | null): object {
  if (takesBytes) {
    const content = { "*/*": { schema: {}, example: "any bytes" } };
    return { requestBody: { description: `At most ${takesBytes.most} bytes.`, required: true, content } };
  }
  if (!body) return {};
  const json = { schema: schemaOf(body.schema), ...fitting(body.example, only) };
  return { requestBody: { required: true, content: { "application/json": json } } };
}

/** The example, unless it names a scraper that the document is not about. */
function fitting(example: unknown, only: readonly { id: string }[] | null): { example?: unknown } {
  const { data: [first] = [], scraper = first?.scraper } = example as {
    data?: { scraper?: string }[];
    scraper?: string;
  };
  const isForeign = scraper !== undefined && only?.every(({ id }) => id !== scraper);
  return isForeign ? {} : { example };
}

function success(
  { status, description, bytes, prefersWait, runs }: RestRoute,
  schemas: AnswerSchemas,
  only: readonly { id: string }[] | null,
): Record<string, object> {
  const forms = Object.entries(bytes?.forms ?? {});
  const content = {
    ...(runs && {
      "application/json": { schema: schemas.of(runs.answer.shape), ...fitting(runs.example, only) },
    }),
    ...Object.fromEntries(
      forms.map(([type, form]) => [
        type,
        {
          schema: { ...(form.schema ?? { type: "string" }), description: form.description },
          example: form.example,
        },
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
  if (!bytes?.hasRanges) return { [status]: { description, headers, content } };
  const part = {
    description: "The bytes that `Range` asks for.",
    headers: { ...headers, ...RANGE_HEADERS },
    content,
  };
  return { [status]: { description, headers: { ...headers, ...ACCEPT_RANGES }, content }, 206: part };
}

function listed(codes: readonly string[]): string {
  return codes.map((code) => `\`${code}\``).join(", ");
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

function headerParameters({ prefersWait, bytes }: RestRoute): object[] {
  return [
    ...(bytes?.hasRanges ? [RANGE] : []),
    ...(bytes?.isLive ? [LAST_EVENT] : []),
    ...(prefersWait ? CREATING : []),
  ];
}

const LAST_EVENT = {
  name: "Last-Event-ID",
  in: "header",
  required: false,
  description: "Id of the last event that was received; those behind it follow.",
  schema: { type: "string" },
};

const RANGE = {
  name: "Range",
  in: "header",
  required: false,
  description: "One range of bytes (RFC 9110, 14); of several, all is answered.",
  schema: { type: "string" },
  example: "bytes=0-499",
};

const CREATING = [
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
