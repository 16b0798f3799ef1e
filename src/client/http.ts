import type { TypedDocumentString } from "./generated/documents.ts";
import {
  connectionFailed,
  QuarryError,
  unexpectedAnswer,
  type WireError,
  type WireFields,
} from "./quarry-error.ts";

export interface HttpSettings {
  /** Origin of the server, and the path in front of its routes where it has one; no slash at the end. */
  url: string;
  apiKey: string | null;
  fetch: typeof globalThis.fetch;
  /** How the caller introduces itself; null for what the platform says. */
  userAgent: string | null;
  /** Longest wait for the answer to a call that is no stream, in ms. */
  timeoutMs: number;
}

interface Call {
  path: string;
  method?: "GET" | "POST" | "PUT";
  headers?: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
  /** Of the caller. */
  signal?: AbortSignal | undefined;
  /** True for a body that may take any time. */
  isStream?: boolean;
}

/** Runs a query or mutation. Throws QuarryError. */
export async function send<R, V>(
  http: HttpSettings,
  document: TypedDocumentString<R, V>,
  variables: V,
  signal?: AbortSignal,
): Promise<R> {
  const response = await call(http, {
    path: "/graphql",
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "application/graphql-response+json, application/json;q=0.9",
    },
    body: JSON.stringify({ query: document.toString(), variables }),
    signal,
  });
  const body = await jsonOf(http, response, signal);
  const { data, errors } = body as { data?: R | null; errors?: WireError[] };
  if (errors?.[0]) throw new QuarryError(errors[0], retryAfter(response));
  if (data == null) throw unexpectedAnswer(http.url, `answered ${response.status} without data`);
  return data;
}

/** Makes one call with the key; any status is an answer. Throws `connection_failed` when there is none. */
export async function call(
  { url, apiKey, fetch, userAgent, timeoutMs }: HttpSettings,
  { path, method = "GET", headers = {}, body, signal, isStream = false }: Call,
): Promise<Response> {
  const signals = [...(signal ? [signal] : []), ...(isStream ? [] : [AbortSignal.timeout(timeoutMs)])];
  try {
    return await fetch(url + path, {
      method,
      headers: {
        ...(userAgent === null ? {} : { "user-agent": userAgent }),
        ...(apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
      // A server of ours redirects nobody, and the key is for it alone.
      redirect: "error",
      signal: AbortSignal.any(signals),
    });
  } catch (cause) {
    signal?.throwIfAborted();
    throw connectionFailed(url, cause);
  }
}

/** The object in an answer. Throws QuarryError when the connection breaks or the answer is none of a Quarry server. */
export async function jsonOf(
  { url }: HttpSettings,
  response: Response,
  signal?: AbortSignal,
): Promise<object> {
  const text = await response.text().catch((cause: unknown) => {
    signal?.throwIfAborted();
    throw connectionFailed(url, cause);
  });
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === "object" && body !== null) return body;
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
  }
  throw unexpectedAnswer(url, `answered ${response.status} with something that is not JSON`);
}

/** The object in an answer of /v1, which sends flat what GraphQL has in `extensions`. Throws QuarryError, also for a refused call. */
export async function restJsonOf(
  http: HttpSettings,
  response: Response,
  signal?: AbortSignal,
): Promise<object> {
  const body = await jsonOf(http, response, signal);
  if (response.ok) return body;
  const fields = body as WireFields & { message?: string };
  throw new QuarryError({ message: fields.message ?? "", extensions: fields }, retryAfter(response));
}

/** What a refused call asks the caller to wait. */
function retryAfter(response: Response): { retryAfterSeconds?: number } {
  const seconds = Number(response.headers.get("retry-after") ?? Number.NaN);
  return Number.isFinite(seconds) ? { retryAfterSeconds: seconds } : {};
}
