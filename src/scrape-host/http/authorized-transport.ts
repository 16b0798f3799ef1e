import type { TransportResponse, Transport, Attempt } from "./transport.ts";
import { type HttpClientDeps, LOGGED_WAIT_MS } from "./deps.ts";
import { matchesTemplate } from "../../plugin-sdk/http/path-template.ts";

/** An answer to a request that the host sent with the operator's authorization. */
export interface AuthorizedResponse extends TransportResponse {
  /** How long it waited for its permit. */
  waitedMs: number;
}

/** Lets the host send a request with the operator's authorization, which never comes here. Throws as a Transport does. */
export interface AuthorizedSender {
  send(attempt: Attempt): Promise<AuthorizedResponse>;
}

/** Hands attempts that the operator's authorization goes with to the host; the others go out directly. */
export function createAuthorizedTransport(
  direct: Transport,
  sender: AuthorizedSender,
  { stats, onEvent }: Pick<HttpClientDeps, "stats" | "onEvent">,
): Transport {
  async function send(attempt: Attempt): Promise<TransportResponse> {
    const { waitedMs, ...response } = await sender.send(attempt);
    if (waitedMs >= LOGGED_WAIT_MS)
      onEvent?.({ kind: "paced", origin: attempt.origin.url, waitMs: waitedMs });
    stats.bytesReceived += response.wireBytes;
    return response;
  }
  return {
    send: (attempt) => (isAuthorized(attempt) ? send(attempt) : direct.send(attempt)),
    async open(attempt) {
      if (!isAuthorized(attempt)) return direct.open(attempt);
      const response = await send(attempt);
      return { ...response, body: once(response.body) };
    },
  };
}

/** Whether the operator's authorization goes with an attempt. */
export function isAuthorized({ method, url, origin }: Attempt): boolean {
  return method === "GET" && origin.authorized.some((template) => matchesTemplate(url.pathname, template));
}

async function* once(body: Uint8Array): AsyncGenerator<Uint8Array, void, void> {
  yield body;
}
