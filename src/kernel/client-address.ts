import ipaddr from "ipaddr.js";
import { isIP } from "node:net";
import { isIn, networksOf } from "./network.ts";

/** What says who calls: a connection, and what proxies noted in the head of the call. */
export interface Arrival {
  headers: { readonly [name: string]: string | string[] | undefined };
  socket: { remoteAddress?: string | undefined };
}

/** Names the client of a call. */
export type AddressOf = (call: Arrival) => string;

/** An address with the port that some proxies add. */
const WITH_PORT = /^\[([^\]]+)\](?::\d+)?$|^([\d.]+):\d+$/;

/**
 * The address behind a call: that of the connection, unless it is a proxy of ours, and then the last one that a proxy of
 * ours took the call from. What others wrote into X-Forwarded-For counts for nothing.
 * @param proxies addresses and networks
 */
export function clientReader(proxies: readonly string[]): AddressOf {
  const trusted = networksOf(proxies);
  return ({ headers, socket }) => {
    let client = socket.remoteAddress ?? "";
    if (proxies.length === 0) return client;
    const forwarded = headers["x-forwarded-for"] ?? [];
    const hops = (typeof forwarded === "string" ? forwarded : forwarded.join(",")).split(",");
    while (isIn(trusted, client)) {
      const hop = hops.pop()?.trim() ?? "";
      const [, ipv6, ipv4] = WITH_PORT.exec(hop) ?? [];
      const address = ipv6 ?? ipv4 ?? hop;
      if (isIP(address) === 0) break;
      client = address;
    }
    return client;
  };
}

/** The same, as limits name it: IPv6 clients by their network of 64 bits, all of which one machine may have for itself. */
export function addressReader(proxies: readonly string[]): AddressOf {
  const clientOf = clientReader(proxies);
  return (call) => nameOf(clientOf(call));
}

/** What limits name an address. */
export function nameOf(client: string): string {
  const version = isIP(client);
  // It has one spelling.
  if (version === 4) return client;
  if (version === 0) return "unknown";
  // Without the zone of a link-local address, which is a matter of this machine.
  const address = ipaddr.process(client.replace(/%.*/, ""));
  return address.kind() === "ipv4"
    ? address.toString()
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/64`).toString()}/64`;
}
