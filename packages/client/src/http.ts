import type { TypedDocumentString } from "./generated/documents.ts";
import { connectionFailed, QuarryError, unexpectedAnswer, type WireError } from "./quarry-error.ts";

export interface HttpSettings {
  /** Origin of the server. */
  url: string;
  apiKey: string | null;
  fetch: typeof globalThis.fetch;
}

interface Answer<R> {
  data?: R | null;
  errors?: WireError[];
}

/** Runs a query or mutation. Throws QuarryError. */
export async function send<R, V>(
  { url, apiKey, fetch }: HttpSettings,
  document: TypedDocumentString<R, V>,
  variables: V,
  signal?: AbortSignal,
): Promise<R> {
  const response = await fetch(`${url}/graphql`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "application/graphql-response+json, application/json;q=0.9",
      ...(apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }),
    },
    body: JSON.stringify({ query: document.toString(), variables }),
    ...(signal ? { signal } : {}),
  }).catch((cause: unknown) => {
    signal?.throwIfAborted();
    throw connectionFailed(url, cause);
  });
  const text = await response.text().catch((cause: unknown) => {
    signal?.throwIfAborted();
    throw connectionFailed(url, cause);
  });
  const { data, errors } = answerOf<R>(url, response.status, text);
  if (errors?.[0]) {
    const seconds = Number(response.headers.get("retry-after") ?? Number.NaN);
    throw new QuarryError(errors[0], Number.isFinite(seconds) ? { retryAfterSeconds: seconds } : {});
  }
  if (data == null) throw unexpectedAnswer(url, `status ${response.status} without data`);
  return data;
}

function answerOf<R>(url: string, status: number, text: string): Answer<R> {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === "object" && body !== null) return body;
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
  }
  throw unexpectedAnswer(url, `status ${status} with something that is no GraphQL answer`);
}
