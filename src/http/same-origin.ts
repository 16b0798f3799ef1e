import type { IncomingHttpHeaders } from "node:http";
import { AppError } from "../errors/app-error.ts";

/** The part of a call that tells where it comes from. */
export interface Origination {
  method: string;
  headers: IncomingHttpHeaders;
}

const READS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Whether a call was made by a page of this gateway, by a person, or by a program that is no browser: only then may what
 * a browser adds by itself, a cookie, count. Browsers tell so in Sec-Fetch-Site; old ones, and those on plain http to other
 * machines, at least name the Origin of what is not merely read.
 * @param host of this gateway as callers know it, besides the Host header
 */
export function isSameOrigin({ method, headers }: Origination, host: string): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) {
    if (site === "same-origin" || site === "none") return true;
    // A link of another site, or in a mail, leads to a page; SameSite=Lax sends the cookie with it.
    return (
      method === "GET" && headers["sec-fetch-mode"] === "navigate" && headers["sec-fetch-dest"] === "document"
    );
  }
  const { origin } = headers;
  if (origin === undefined) return READS.has(method) || headers.cookie === undefined;
  const from = URL.canParse(origin) ? new URL(origin).host : null;
  return from !== null && (from === headers.host || from === host);
}

/** Throws `cross_site_refused` for a call that another site made. */
export function assertSameOrigin(call: Origination, host: string): void {
  if (!isSameOrigin(call, host)) throw new AppError("cross_site_refused");
}
