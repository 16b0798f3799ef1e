import { createAuthorizedTransport } from "./authorized-transport.ts";
import type { TransportResponse, TransportStream, Transport } from "./transport.ts";
import type { HttpClientDeps } from "./deps.ts";
import { createLiveTransport } from "./live-transport.ts";
import { createOriginTable } from "./origins.ts";
import { createRecordingTransport } from "./recording-transport.ts";
import { createReplayTransport } from "./replay-transport.ts";
import { firstAttempt } from "./request.ts";
import { BufferedResponse, headView, streamResponse } from "./response.ts";
import { createRobotsGate } from "./robots-gate.ts";
import { fetchWithRetries, type Kind } from "./retry-loop.ts";
import type {
  HttpClient,
  HttpRequestOptions,
  HttpResponse,
  HttpStream,
} from "../../plugin-sdk/http/types.ts";

/** The HTTP client of one run. Throws TypeError at once when an origin policy is not usable. */
export function createHttpClient(deps: HttpClientDeps): HttpClient {
  const origins = createOriginTable(deps);
  const live = createLiveTransport(deps);
  const net = deps.authorized ? createAuthorizedTransport(live, deps.authorized, deps) : live;
  const answering = transportOf(deps, net);
  const transport = deps.pages ? createRecordingTransport(answering, deps.pages, deps) : answering;
  const env = { deps, origins, gate: createRobotsGate(deps, live, origins) };

  const buffered: Kind<TransportResponse, HttpResponse> = {
    send: (attempt) => transport.send(attempt),
    discard: () => Promise.resolve(),
    view: (response) => response,
    response: ({ status, headers, body }, { url }, requestedUrl) =>
      new BufferedResponse({ status, headers, body, url: url.href, requestedUrl, fetchedAt: deps.now() }),
  };
  const streamed: Kind<TransportStream, HttpStream> = {
    send: (attempt) => transport.open(attempt),
    discard: async ({ body }) => {
      await body.return();
    },
    view: (_response, attempt, { status, headers }) => headView(status, attempt.url.href, headers),
    response: (answer, attempt, requestedUrl) =>
      streamResponse(answer, { url: attempt.url.href, requestedUrl, fetchedAt: deps.now() }),
  };

  async function send(
    method: "GET" | "POST",
    url: string | URL,
    options: HttpRequestOptions,
  ): Promise<HttpResponse> {
    return fetchWithRetries(env, firstAttempt(method, url, options, origins), options, buffered);
  }

  return {
    get: (url, options = {}) => send("GET", url, options),
    post: (url, options = {}) => send("POST", url, options),
    async stream(url, options = {}) {
      const method = options.body === undefined ? "GET" : "POST";
      return fetchWithRetries(env, firstAttempt(method, url, options, origins), options, streamed);
    },
  };
}

function transportOf(deps: HttpClientDeps, live: Transport): Transport {
  switch (deps.mode.kind) {
    case "live":
      return live;
    case "record":
      return createRecordingTransport(live, deps.mode.recorder, deps);
    case "replay":
      return createReplayTransport(deps.mode.player, deps);
  }
}
