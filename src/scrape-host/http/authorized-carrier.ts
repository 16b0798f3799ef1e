import type { CarriedResponse, Carrier, Hop } from "./carrier.ts";
import { type HttpClientDeps, TOLD_WAIT_MS } from "./deps.ts";
import { matchesTemplate } from "../../plugin-sdk/http/path-template.ts";

/** An answer to a request that the host sent with the operator's authorization. */
export interface AuthorizedResponse extends CarriedResponse {
  /** How long it waited for its permit. */
  waitedMs: number;
}

/** Lets the host send a request with the operator's authorization, which never comes here. Throws as a Carrier does. */
export interface AuthorizedSender {
  send(hop: Hop): Promise<AuthorizedResponse>;
}

/** Hands hops that the operator's authorization goes with to the host; the others go out directly. */
export function createAuthorizedCarrier(
  direct: Carrier,
  sender: AuthorizedSender,
  { stats, onEvent }: Pick<HttpClientDeps, "stats" | "onEvent">,
): Carrier {
  async function send(hop: Hop): Promise<CarriedResponse> {
    const { waitedMs, ...response } = await sender.send(hop);
    if (waitedMs >= TOLD_WAIT_MS) onEvent?.({ kind: "paced", origin: hop.origin.url, waitMs: waitedMs });
    stats.bytesReceived += response.wireBytes;
    return response;
  }
  return {
    send: (hop) => (isAuthorized(hop) ? send(hop) : direct.send(hop)),
    async open(hop) {
      if (!isAuthorized(hop)) return direct.open(hop);
      const response = await send(hop);
      return { ...response, body: once(response.body) };
    },
  };
}

function isAuthorized({ method, url, origin }: Hop): boolean {
  return method === "GET" && origin.authorized.some((template) => matchesTemplate(url.pathname, template));
}

async function* once(body: Uint8Array): AsyncGenerator<Uint8Array, void, void> {
  yield body;
}
