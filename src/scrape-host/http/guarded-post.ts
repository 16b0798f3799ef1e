import type { Readable } from "node:stream";
import type { Agent } from "undici";
import { checkLiteralAddress, checkUrlForm, guardedLookup, type Resolver } from "./address-guard.ts";

const CONNECT_TIMEOUT_MS = 10_000;

/** The beginning of an answer. */
export interface PostAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** POSTs to URLs that strangers named: to addresses alone that may be sent to, and never along redirects. */
export class GuardedPost {
  readonly #resolve: Resolver;
  readonly #isAllowed: (protocol: string, address: string) => boolean;
  /** By protocol, from the first call on: undici takes a twentieth of a process's start to load. */
  readonly #agents = new Map<string, Agent>();

  /** @param isAllowed whether an address may be sent to by a protocol, `https:` or `http:` */
  constructor(resolve: Resolver, isAllowed: (protocol: string, address: string) => boolean) {
    this.#resolve = resolve;
    this.#isAllowed = isAllowed;
  }

  /** Throws a SourceError for a URL that may not be sent to, and an error of the system for a host without address. */
  async check(url: URL): Promise<void> {
    this.#checkForm(url);
    const host = url.hostname.replace(/^\[|\]$/g, "");
    await new Promise<void>((resolve, reject) => {
      this.#lookup(url.protocol)(host, { all: true }, (error) => (error ? reject(error) : resolve()));
    });
  }

  /** Sends once. The connection goes to an address that was checked, not to that of a second look-up. */
  async send(
    url: URL,
    call: { headers: Record<string, string>; body: string; signal: AbortSignal; answerBytes: number },
  ): Promise<PostAnswer> {
    this.#checkForm(url);
    const { headers, body, signal, answerBytes } = call;
    const { Agent, request } = await import("undici");
    const dispatcher = this.#agents.get(url.protocol) ?? new Agent(this.#settings(url.protocol));
    this.#agents.set(url.protocol, dispatcher);
    const response = await request(url, { dispatcher, method: "POST", headers, body, signal });
    const text = await beginningOf(response.body, answerBytes);
    return { status: response.statusCode, headers: response.headers, text };
  }

  async close(): Promise<void> {
    await Promise.all([...this.#agents.values()].map((agent) => agent.destroy()));
  }

  #checkForm(url: URL): void {
    checkUrlForm(url);
    // A literal address is never looked up.
    checkLiteralAddress(url, (address) => this.#isAllowed(url.protocol, address));
  }

  #lookup(protocol: string) {
    return guardedLookup(this.#resolve, (address) => this.#isAllowed(protocol, address));
  }

  #settings(protocol: string): Agent.Options {
    const connect = { lookup: this.#lookup(protocol), timeout: CONNECT_TIMEOUT_MS };
    return { connect, allowH2: false };
  }
}

async function beginningOf(body: Readable, bytes: number): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of body) {
    parts.push(part as Buffer);
    size += (part as Buffer).length;
    if (size >= bytes) break;
  }
  return Buffer.concat(parts).subarray(0, bytes).toString("utf8");
}
