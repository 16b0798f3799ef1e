import { lookup as systemLookup } from "node:dns/promises";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";
import { isPublicAddress } from "../../kernel/public-address.ts";
import { SourceError } from "../../plugin-sdk/source-error.ts";

export interface ResolvedAddress {
  address: string;
  family: number;
}

/** All addresses of a host name, in the order in which they should be tried. */
export type Resolver = (hostname: string) => Promise<readonly ResolvedAddress[]>;

export const systemResolver: Resolver = (hostname) =>
  systemLookup(hostname, { all: true, order: "verbatim" });

/** Refuses other schemes than http and https, and user info. Holds for every origin. */
export function checkUrlForm(url: URL): void {
  if (url.protocol !== "https:" && url.protocol !== "http:") {
    throw new SourceError("address_refused", `Only http and https URLs may be fetched, not ${url.protocol}`);
  }
  if (url.username !== "" || url.password !== "") {
    throw new SourceError("address_refused", `The URL for ${url.host} carries a user name or password.`);
  }
}

/**
 * Refuses literal private addresses, or others that may not be reached, which never get to a lookup. `URL` has already turned decimal, octal, hex and
 * short IPv4 forms into dotted quads.
 */
export function checkLiteralAddress(url: URL, isAllowed = isPublicAddress): void {
  const host = url.hostname.startsWith("[") ? url.hostname.slice(1, -1) : url.hostname;
  if (ipaddr.isValid(host) && !isAllowed(host)) throw refused(url.hostname, host);
}

/**
 * A `lookup` for net.connect that checks all addresses of the name and hands on exactly the checked ones, so that
 * the socket cannot reach an address that a second DNS answer brought in.
 */
export function guardedLookup(resolve: Resolver, isAllowed = isPublicAddress): LookupFunction {
  return resolvingLookup(resolve, (hostname, addresses) => {
    const bad = addresses.find(({ address }) => !isAllowed(address));
    if (bad) throw refused(hostname, bad.address);
  });
}

/** The same lookup without the check, for origins that the operator exempts. */
export function openLookup(resolve: Resolver): LookupFunction {
  return resolvingLookup(resolve, () => undefined);
}

function resolvingLookup(
  resolve: Resolver,
  check: (hostname: string, addresses: readonly ResolvedAddress[]) => void,
): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname)
      .then((addresses) => {
        check(hostname, addresses);
        const usable = addresses.filter(({ family }) => fits(family, options.family));
        const [first] = usable;
        if (!first) throw new Error(`${hostname} has no address.`);
        return { first, usable };
      })
      .then(
        ({ first, usable }) => {
          if (options.all) callback(null, [...usable]);
          else callback(null, first.address, first.family);
        },
        (error: unknown) => callback(error as NodeJS.ErrnoException, ""),
      );
  };
}

function fits(family: number, wanted: number | string | undefined): boolean {
  if (wanted === undefined || wanted === 0) return true;
  return family === (typeof wanted === "number" ? wanted : Number(wanted.replace("IPv", "")));
}

function refused(hostname: string, address: string): SourceError {
  const what = hostname === address || hostname === `[${address}]` ? address : `${hostname} (${address})`;
  return new SourceError("address_refused", `${what} is a private or reserved address.`);
}
