import { AppError, toPublicError } from "../../errors/app-error.ts";
import type { CodeSpec } from "../../errors/code-spec.ts";
import { CODES, type ErrorCode } from "../../errors/codes.ts";
import type { RestRoute } from "../route.ts";
import { answerHeaders, RANGE_HEADERS } from "./headers.ts";

/** Every code that a route can answer with: its own, and those of all routes of its kind. */
export function codesOf({ method, path, isPublic, errors, takesBytes, bytes }: RestRoute): ErrorCode[] {
  const codes = new Set<ErrorCode>(errors);
  // Public rows too: a key that is sent must be a good one, and counts against its rate.
  for (const code of [
    "unauthenticated",
    "rate_limited",
    "headers_too_large",
    "not_ready",
    "internal",
  ] as const)
    codes.add(code);
  if (!isPublic) codes.add("forbidden");
  if (path.includes(":")) codes.add("route_not_found");
  if (bytes?.hasRanges) codes.add("range_not_satisfiable");
  if (takesBytes) codes.add("payload_too_large");
  // Whatever is sent to these is read, also where nothing is needed.
  else if (method !== "GET")
    for (const code of [
      "invalid_json",
      "invalid_encoding",
      "payload_too_large",
      "unsupported_media_type",
    ] as const)
      codes.add(code);
  if (method !== "GET") codes.add("storage_full");
  return [...codes].sort();
}

/** Error answers by status, by reference: few routes have any of their own. */
export function errorResponses(route: RestRoute): Record<string, { $ref: string }> {
  return Object.fromEntries(
    answersOf(route).map(({ status, name }) => [String(status), { $ref: `#/components/responses/${name}` }]),
  );
}

/** Error answers of a document about few routes, by reference to the one that they share, and their codes in words. */
export function sharedErrorResponses(): Record<string, { $ref: string }> {
  const shared = { $ref: "#/components/responses/Error" };
  return { "4XX": shared, "5XX": shared };
}

/** What all routes answer when they fail: every code with its status, and an example of one. */
export function sharedErrorComponent(routes: readonly RestRoute[], publicUrl: string): object {
  const codes = [...new Set(routes.flatMap(codesOf))].sort();
  const lines = codes.map((code) => `- ${CODES[code].http} \`${code}\`: ${CODES[code].message}`);
  return {
    description: ["By `code`:", "", ...lines].join("\n"),
    headers: { ...answerHeaders(CODES.unauthenticated.http, true) },
    content: {
      "application/json": {
        schema: { $ref: "#/components/schemas/Error" },
        example: exampleOf("invalid_input", publicUrl).value,
      },
    },
  };
}

/** The error answers of these routes, each with the codes that come with it and an example of each, by reference. */
export function errorComponents(routes: readonly RestRoute[]): Record<string, object> {
  const answers = new Map(routes.flatMap(answersOf).map((answer) => [answer.name, answer]));
  return Object.fromEntries(
    [...answers]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, answer]) => [name, responseOf(answer)]),
  );
}

interface ErrorAnswer {
  status: number;
  codes: ErrorCode[];
  /** Of its component: such as `Error.404.not_found.route_not_found`. */
  name: string;
}

function answersOf(route: RestRoute): ErrorAnswer[] {
  return [...Map.groupBy(codesOf(route), (code) => CODES[code].http)]
    .sort(([one], [other]) => one - other)
    .map(([status, codes]) => ({ status, codes, name: ["Error", status, ...codes].join(".") }));
}

function responseOf({ status, codes }: ErrorAnswer): object {
  return {
    description: codes.map((code) => `\`${code}\`: ${CODES[code].message}`).join("\n\n"),
    headers: {
      ...answerHeaders(
        status,
        codes.some((code) => isRetriedLater(CODES[code])),
      ),
      ...(status === CODES.range_not_satisfiable.http ? RANGE_HEADERS : {}),
    },
    content: {
      "application/json": {
        schema: {
          allOf: [
            { $ref: "#/components/schemas/Error" },
            { type: "object", properties: { code: { enum: codes } }, required: ["code"] },
          ],
        },
        examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
      },
    },
  };
}

function isRetriedLater({ http, retry }: CodeSpec): boolean {
  return retry === "later" && [409, 429, 503].includes(http);
}

/** The examples that the answers of these routes refer to: most codes come with most of them. */
export function errorExamples(routes: readonly RestRoute[], publicUrl: string): Record<string, object> {
  const codes = new Set(routes.flatMap(codesOf));
  return Object.fromEntries([...codes].sort().map((code) => [code, exampleOf(code, publicUrl)]));
}

function exampleOf(code: ErrorCode, publicUrl: string): { summary: string; value: object } {
  const requestId = "5f2b6f0e-8a57-4a5e-9d0a-3b1f6d9f1c11";
  return {
    summary: CODES[code].agent,
    value: toPublicError(new AppError(code), { publicUrl, requestId, face: "rest" }),
  };
}
