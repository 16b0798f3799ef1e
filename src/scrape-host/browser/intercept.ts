import type { HTTPRequest, ResourceType } from "puppeteer-core";
import { isReservedHeader } from "../http/headers.ts";
import type { HttpClient, HttpRequestOptions, HttpResponse } from "../../plugin-sdk/http/types.ts";
import { SourceError } from "../../plugin-sdk/source-error.ts";

/** Never needed to read a page. */
const BLOCKED_TYPES = new Set<ResourceType>([
  "image",
  "media",
  "font",
  "texttrack",
  "ping",
  "prefetch",
  "manifest",
]);
/** Scripts may want to see why a call of theirs failed; the page itself must not be one of these. */
const SUBRESOURCE_STATUSES = [400, 401, 403, 404, 405, 409, 410, 422];
/** Headers of a response that change how the page works. All others stay with us, cookies first of all. */
const PASSED_ON = [
  "content-type",
  "access-control-allow-origin",
  "access-control-allow-credentials",
  "access-control-expose-headers",
];

export interface Interceptor {
  /** Answers or aborts one request of the page. Never throws. */
  handle(request: HTTPRequest): Promise<void>;
  /** Why the document itself could not be fetched, if so. */
  failure(): unknown;
}

/**
 * Lets the HTTP client fetch what a page asks for, so that origins, robots.txt, address guard, pace, caps, recording
 * and replay hold for a browser exactly as for any other request.
 */
export function createInterceptor(http: HttpClient, timeoutMs: number): Interceptor {
  let failure: unknown;
  /** Documents that were fetched by following a redirect, until the browser asks for them by their own URL. */
  const redirected = new Map<string, HttpResponse>();

  async function answer(request: HTTPRequest): Promise<void> {
    const url = request.url();
    if (!/^https?:/.test(url)) {
      await (/^(data|blob):/.test(url) ? request.continue() : request.abort("blockedbyclient"));
      return;
    }
    const method = request.method();
    const isIcon = new URL(url).pathname === "/favicon.ico";
    if (isIcon || BLOCKED_TYPES.has(request.resourceType()) || (method !== "GET" && method !== "POST")) {
      await request.abort("blockedbyclient");
      return;
    }
    const response = redirected.get(url) ?? (await fetchFor(http, request, timeoutMs));
    redirected.delete(url);
    if (
      request.isNavigationRequest() &&
      response.url !== new URL(response.requestedUrl).href &&
      response.url !== url
    ) {
      // The browser must know the final URL, or relative links would be wrong.
      redirected.set(response.url, response);
      await request.respond({ status: 302, headers: { location: response.url } });
      return;
    }
    await request.respond({ status: response.status, headers: passedOn(response), body: response.body });
  }

  return {
    failure: () => failure,
    async handle(request) {
      try {
        await answer(request);
      } catch (error) {
        if (isDocument(request)) failure ??= error;
        // The page may be gone by now; then there is nobody left to tell.
        await request.abort("failed").catch(() => undefined);
      }
    },
  };
}

function isDocument(request: HTTPRequest): boolean {
  return request.isNavigationRequest() && request.frame()?.parentFrame() === null;
}

async function fetchFor(http: HttpClient, request: HTTPRequest, timeoutMs: number): Promise<HttpResponse> {
  const options: HttpRequestOptions = {
    headers: ownHeaders(request.headers()),
    timeoutMs,
    ...(isDocument(request) ? {} : { expect: SUBRESOURCE_STATUSES }),
  };
  if (request.method() === "GET") return http.get(request.url(), options);
  const body = request.postData() ?? (request.hasPostData() ? await request.fetchPostData() : undefined);
  if (request.hasPostData() && body === undefined) {
    throw new SourceError("source_request_refused", "The page sends a body that cannot be read.", {
      url: request.url(),
    });
  }
  return http.post(request.url(), body === undefined ? options : { ...options, body });
}

function ownHeaders(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !isReservedHeader(name) && !/^(:|sec-|upgrade-)/i.test(name)),
  );
}

function passedOn(response: HttpResponse): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const name of PASSED_ON) {
    const value = response.header(name);
    if (value !== null) headers[name] = value;
  }
  return headers;
}
