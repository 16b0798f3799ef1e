import type { IncomingHttpHeaders, IncomingMessage } from "node:http";

/** They are of one connection, and end with it (RFC 9110, 7.6.1). */
const HOP_HEADERS = [
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
];
/** Said by this router alone: what visitors say of it is nobody's word. */
const OWN_HEADERS = [
  "forwarded",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-real-ip",
  "x-request-id",
];
const DROPPED = new Set([...HOP_HEADERS, ...OWN_HEADERS, "expect"]);
const HOP = new Set(HOP_HEADERS);

/** What a worker is told with a request, as pairs in one list. */
export function requestHeaders(request: IncomingMessage, requestId: string): string[] {
  const headers = endToEndHeaders(request);
  headers.push("x-forwarded-for", request.socket.remoteAddress ?? "", "x-forwarded-proto", "http");
  headers.push("x-forwarded-host", request.headers.host ?? "", "x-request-id", requestId);
  return headers;
}

/** Headers that reach the other end, as pairs in one list. */
export function endToEndHeaders({ headers: { connection }, rawHeaders }: IncomingMessage): string[] {
  const named = namedBy(connection);
  const headers: string[] = [];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = (rawHeaders[at] ?? "").toLowerCase();
    if (!DROPPED.has(name) && !named.has(name)) headers.push(name, rawHeaders[at + 1] ?? "");
  }
  return headers;
}

/** What a visitor is told of a worker's answer. */
export function answerHeaders(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const named = namedBy(headers.connection);
  const kept: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !HOP.has(name) && !named.has(name)) kept[name] = value;
  return kept;
}

/** `Connection` names more headers of the connection. */
function namedBy(connection: string | undefined): ReadonlySet<string> {
  if (connection === undefined || connection === "keep-alive" || connection === "close") return NONE;
  return new Set(connection.split(",").map((name) => name.trim().toLowerCase()));
}

const NONE: ReadonlySet<string> = new Set();
