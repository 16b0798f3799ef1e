import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { DOOR_HEADERS } from "../homes/signature.ts";

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
/** Said by hosts alone: what visitors say of it is nobody's word. */
const OWN_HEADERS = [
  "forwarded",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-real-ip",
  "x-request-id",
];
const BETWEEN_HOSTS = Object.values(DOOR_HEADERS);
/** From another host: it has said the rest. */
const DROPPED_BETWEEN = new Set<string>([...HOP_HEADERS, ...BETWEEN_HOSTS, "expect"]);
const DROPPED = new Set<string>([...DROPPED_BETWEEN, ...OWN_HEADERS]);
/** The id of a request is the router's word in its answer, too. */
const DROPPED_OF_ANSWERS = new Set<string>([...HOP_HEADERS, ...BETWEEN_HOSTS, "x-request-id"]);

/** What a worker is told with a request of a visitor, as pairs in one list. */
export function requestHeaders(request: IncomingMessage, requestId: string, address: string): string[] {
  const headers = endToEndHeaders(request);
  headers.push("x-forwarded-for", address, "x-forwarded-proto", "http");
  headers.push("x-forwarded-host", request.headers.host ?? "", "x-request-id", requestId);
  return headers;
}

/** Headers that reach the other end, without what hosts alone say. */
export function endToEndHeaders(request: IncomingMessage): string[] {
  return without(DROPPED, request);
}

/** What a worker is told with a request that another host has passed on. */
export function passedOnHeaders(request: IncomingMessage): string[] {
  return without(DROPPED_BETWEEN, request);
}

function without(dropped: ReadonlySet<string>, { headers, rawHeaders }: IncomingMessage): string[] {
  const named = namedBy(headers.connection);
  const kept: string[] = [];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = (rawHeaders[at] ?? "").toLowerCase();
    if (!dropped.has(name) && !named.has(name)) kept.push(name, rawHeaders[at + 1] ?? "");
  }
  return kept;
}

/** What a visitor is told of a worker's answer. */
export function answerHeaders(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const named = namedBy(headers.connection);
  const kept: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !DROPPED_OF_ANSWERS.has(name) && !named.has(name)) kept[name] = value;
  const cookies = kept["set-cookie"];
  if (cookies !== undefined) kept["set-cookie"] = [cookies].flat().map(ofItsHost);
  return kept;
}

/** Without `Domain`: a cookie of one service is none of the others. */
function ofItsHost(cookie: string): string {
  const [pair = "", ...attributes] = cookie.split(";");
  return [pair, ...attributes.filter((one) => !/^\s*domain\s*(=|$)/i.test(one))].join(";");
}

/** `Connection` names more headers of the connection. */
function namedBy(connection: string | undefined): ReadonlySet<string> {
  if (connection === undefined || connection === "keep-alive" || connection === "close") return NONE;
  return new Set(connection.split(",").map((name) => name.trim().toLowerCase()));
}

const NONE: ReadonlySet<string> = new Set();
