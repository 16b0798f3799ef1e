import { setTimeout as sleep } from "node:timers/promises";

/** The flat error body of /v1. */
export interface RestError {
  code: string;
  message: string;
  agent_instruction: string;
  docs_url: string;
  request_id: string | null;
  retryable: boolean;
  details: { path: string; code: string; message: string; limit?: number; actual?: number }[];
}

export interface RestReply<T> {
  status: number;
  headers: Headers;
  /** Parsed when the answer is JSON, else the text. */
  body: T;
}

export interface RestCallOptions {
  /** Sent as JSON; text and bytes are sent as they are. */
  body?: unknown;
  headers?: Record<string, string>;
  /** GET, or POST when there is a body. */
  method?: string;
}

/** The parts of a Request that tests wait for. */
export interface RestRequest {
  id: string;
  scraper: string;
  operation: string;
  input: Record<string, unknown>;
  status: string;
  stopReason: string | null;
  limit: number;
  maxCost: number | null;
  maxCostUsdMicros: number | null;
  estimatedCost: number;
  estimatedCostUsdMicros: number;
  finalCost: number | null;
  finalCostUsdMicros: number | null;
  currency: string;
  recordCount: number;
  attempt: number;
  round: number;
  resultsUrl: string;
  agentInstruction: string;
  error: Omit<RestError, "request_id" | "details"> | null;
  createdAt: string;
  startedAt: string | null;
  finishedAt: string | null;
  expiresAt: string | null;
}

const TERMINAL = ["succeeded", "partial", "failed", "cancelled"];

/**
 * Makes one call.
 * @param url origin of the server
 * @param key API key, or null for a call without credentials
 * @param path with its query, such as `/v1/requests?limit=2`
 */
export async function rest<T = Record<string, unknown>>(
  url: string,
  key: string | null,
  path: string,
  { body, headers = {}, method }: RestCallOptions = {},
): Promise<RestReply<T>> {
  const response = await fetch(url + path, {
    method: method ?? (body === undefined ? "GET" : "POST"),
    headers: {
      ...(key === null ? {} : { authorization: `Bearer ${key}` }),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    body:
      body === undefined
        ? null
        : typeof body === "string" || body instanceof Uint8Array
          ? (body as BodyInit)
          : JSON.stringify(body),
  });
  const text = await response.text();
  const isJson = /^application\/(problem\+)?json/.test(response.headers.get("content-type") ?? "");
  return {
    status: response.status,
    headers: response.headers,
    body: (isJson && text !== "" ? JSON.parse(text) : text) as T,
  };
}

/** Polls a Request until its status is terminal; throws after `withinMs`. */
export async function untilTerminal(
  url: string,
  key: string,
  id: string,
  withinMs = 120_000,
): Promise<RestRequest> {
  return untilRequest(url, key, id, (request) => TERMINAL.includes(request.status), withinMs);
}

/** Polls a Request until `holds` is true of it; throws with its last state after `withinMs`. */
export async function untilRequest(
  url: string,
  key: string,
  id: string,
  holds: (request: RestRequest) => boolean,
  withinMs = 120_000,
): Promise<RestRequest> {
  const deadline = performance.now() + withinMs;
  for (;;) {
    const { status, body } = await rest<RestRequest>(url, key, `/v1/requests/${id}`);
    if (status === 200 && holds(body)) return body;
    if (performance.now() > deadline)
      throw new Error(`Request ${id} after ${withinMs} ms: ${status} ${JSON.stringify(body)}`);
    await sleep(50);
  }
}
