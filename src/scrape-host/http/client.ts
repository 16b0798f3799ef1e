import { createAuthorizedCarrier } from "./authorized-carrier.ts";
import type { CarriedResponse, CarriedStream, Carrier } from "./carrier.ts";
import type { HttpClientDeps } from "./deps.ts";
import { createLiveCarrier } from "./live-carrier.ts";
import { createOriginTable } from "./origins.ts";
import { createRecordingCarrier } from "./recording-carrier.ts";
import { createReplayCarrier } from "./replay-carrier.ts";
import { firstHop } from "./request.ts";
import { BufferedResponse, headView, streamResponse } from "./response.ts";
import { createRobotsGate } from "./robots-gate.ts";
import { fetchWithTries, type Kind } from "./tries.ts";
import type {
  HttpClient,
  HttpRequestOptions,
  HttpResponse,
  HttpStream,
} from "../../plugin-sdk/http/types.ts";

/** The HTTP client of one run. Throws TypeError at once when an origin policy is not usable. */
export function createHttpClient(deps: HttpClientDeps): HttpClient {
  const origins = createOriginTable(deps);
  const live = createLiveCarrier(deps);
  const net = deps.authorized ? createAuthorizedCarrier(live, deps.authorized, deps) : live;
  const carrier = carrierOf(deps, net);
  const env = { deps, origins, gate: createRobotsGate(deps, live, origins) };

  const buffered: Kind<CarriedResponse, HttpResponse> = {
    send: (hop) => carrier.send(hop),
    discard: () => Promise.resolve(),
    view: (response) => response,
    response: ({ status, headers, body }, { url }, requestedUrl) =>
      new BufferedResponse({ status, headers, body, url: url.href, requestedUrl, fetchedAt: deps.now() }),
  };
  const streamed: Kind<CarriedStream, HttpStream> = {
    send: (hop) => carrier.open(hop),
    discard: async ({ body }) => {
      await body.return();
    },
    view: (_response, hop, { status, headers }) => headView(status, hop.url.href, headers),
    response: (carried, hop, requestedUrl) =>
      streamResponse(carried, { url: hop.url.href, requestedUrl, fetchedAt: deps.now() }),
  };

  async function send(
    method: "GET" | "POST",
    url: string | URL,
    options: HttpRequestOptions,
  ): Promise<HttpResponse> {
    return fetchWithTries(env, firstHop(method, url, options, origins), options, buffered);
  }

  return {
    get: (url, options = {}) => send("GET", url, options),
    post: (url, options = {}) => send("POST", url, options),
    async stream(url, options = {}) {
      const method = options.body === undefined ? "GET" : "POST";
      return fetchWithTries(env, firstHop(method, url, options, origins), options, streamed);
    },
  };
}

function carrierOf(deps: HttpClientDeps, live: Carrier): Carrier {
  switch (deps.mode.kind) {
    case "live":
      return live;
    case "record":
      return createRecordingCarrier(live, deps.mode.recorder, deps);
    case "replay":
      return createReplayCarrier(deps.mode.player, deps);
  }
}
