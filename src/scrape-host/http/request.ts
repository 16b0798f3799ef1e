import { checkUrlForm } from "./address-guard.ts";
import type { Attempt } from "./transport.ts";
import { checkCallerHeaders } from "./headers.ts";
import type { OriginTable } from "./origins.ts";
import { checkPath } from "../../plugin-sdk/http/safe-path.ts";
import type { HttpRequestOptions } from "../../plugin-sdk/http/types.ts";

const MAX_BYTES = 16 * 1024 * 1024;
const TIMEOUT_MS = 30_000;

/** The first attempt of a call. Throws `origin_not_allowed`, `address_refused`, or TypeError for a fault of the plugin. */
export function firstAttempt(
  method: Attempt["method"],
  target: string | URL,
  options: HttpRequestOptions,
  origins: OriginTable,
): Attempt {
  const url = new URL(target);
  checkUrlForm(url);
  checkPath(target);
  if (options.website && method !== "GET") throw new TypeError("A web site is only asked with GET.");
  if (url.hash !== "") url.hash = "";
  if (options.query) addQuery(url, options.query);
  return {
    method,
    url,
    origin: options.website ? origins.website(url) : origins.need(url),
    headers: options.headers && checkCallerHeaders(options.headers),
    body: options.body,
    maxBytes: options.maxBytes ?? MAX_BYTES,
    timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
  };
}

/** Appends without touching how the rest of the query is encoded. */
function addQuery(url: URL, query: NonNullable<HttpRequestOptions["query"]>): void {
  const added = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of value === undefined ? [] : [value].flat()) added.append(name, String(one));
  }
  if (added.size > 0)
    url.search = url.search === "" ? `?${added.toString()}` : `${url.search}&${added.toString()}`;
}
