import { newHttpStats, type Permits } from "../../../scrape-host/http/deps.ts";
import type { TransportResponse, Transport } from "../../../scrape-host/http/transport.ts";
import { scrubLiterals } from "../../../scrape-host/http/har/scrub.ts";
import type { ResponseHeaders } from "../../../scrape-host/http/headers.ts";
import type { LiveDeps } from "../../../scrape-host/http/live-transport.ts";
import { NetworkFailure } from "../../../scrape-host/http/network-failure.ts";
import { createOriginTable, type OriginTable } from "../../../scrape-host/http/origins.ts";
import { matchesTemplate } from "../../../plugin-sdk/http/path-template.ts";
import { SourceError } from "../../../plugin-sdk/source-error.ts";
import type {
  AuthorizedFetchMessage,
  AuthorizedOutcome,
  FetchSettings,
} from "../../../scrape-host/thread/messages.ts";

/** A credential of the operator's own, and where it may go. It never leaves the host but to its source. */
export interface OperatorAuthorization {
  origin: string;
  /** Templates that the scraper declares for this origin. */
  paths: readonly string[];
  /** Value of the header. */
  authorization: string;
}

/** An answer is held whole on the host, whatever the thread asks for. */
const MAX_BYTES = 16 * 1024 * 1024;
const MAX_TIMEOUT_MS = 120_000;
/** The only headers of a call that go along; all else could change what the request means. */
const PASSED_HEADERS = new Set(["accept", "accept-language", "if-none-match", "if-modified-since"]);
/** Headers of an answer that are nobody's business in a thread. */
const WITHHELD_HEADERS = new Set(["set-cookie", "set-cookie2", "www-authenticate", "authentication-info"]);

/**
 * Sends GET requests of a run with the operator's authorization. It trusts nothing that the thread says: origin and
 * path are held against the declaration again, and what a source echoes of the credential is taken out of its answer.
 */
export class AuthorizedFetch {
  readonly #authorizations: readonly OperatorAuthorization[];
  readonly #origins: OriginTable;
  readonly #live: LiveDeps;
  #transport: Promise<Transport> | undefined;
  readonly #now: () => Date;

  constructor(run: {
    authorizations: readonly OperatorAuthorization[];
    settings: FetchSettings;
    permits: Permits;
    signal: AbortSignal;
    now: () => Date;
  }) {
    this.#authorizations = run.authorizations;
    this.#origins = createOriginTable(run.settings);
    this.#live = { ...run, stats: newHttpStats() };
    this.#now = run.now;
  }

  /** Never throws. */
  async outcomeOf(message: AuthorizedFetchMessage): Promise<AuthorizedOutcome> {
    const url = URL.parse(message.url);
    const allowed = url && this.#authorizationFor(url);
    if (!url || !allowed)
      return refusal("origin_not_allowed", "The operator's authorization does not go there.");
    const secrets = secretsIn(allowed.authorization);
    try {
      const askedAt = this.#now().getTime();
      const answer = await this.#send(url, message, allowed.authorization);
      return {
        kind: "response",
        status: answer.status,
        headers: headersWithout(answer.headers, secrets),
        body: bytesWithout(answer.body, secrets),
        wireBytes: answer.wireBytes,
        startedAt: answer.startedAt,
        waitedMs: answer.startedAt.getTime() - askedAt,
      };
    } catch (error) {
      return failureOf(error, secrets);
    }
  }

  #authorizationFor(url: URL): OperatorAuthorization | undefined {
    return this.#authorizations.find(
      ({ origin, paths }) =>
        origin === url.origin && paths.some((template) => matchesTemplate(url.pathname, template)),
    );
  }

  async #send(url: URL, message: AuthorizedFetchMessage, authorization: string): Promise<TransportResponse> {
    const origin = this.#origins.need(url);
    const requestsPerSecond = atMost(message.requestsPerSecond, origin.pace.requestsPerSecond);
    const own = Object.entries(message.headers).filter(
      ([name, value]) => PASSED_HEADERS.has(name) && typeof value === "string",
    );
    this.#transport ??= liveTransport(this.#live);
    return (await this.#transport).send({
      method: "GET",
      url,
      origin: { ...origin, pace: { ...origin.pace, requestsPerSecond } },
      headers: { ...Object.fromEntries(own), authorization },
      body: undefined,
      maxBytes: atMost(message.maxBytes, MAX_BYTES),
      timeoutMs: atMost(message.timeoutMs, MAX_TIMEOUT_MS),
    });
  }
}

/** Loaded with the first call: most workers send none, and what it needs takes as long to load as a twentieth of their start. */
async function liveTransport(deps: LiveDeps): Promise<Transport> {
  const { createLiveTransport } = await import("../../../scrape-host/http/live-transport.ts");
  return createLiveTransport(deps);
}

/** What a thread asks for, if it is a number below the cap. */
function atMost(asked: number, cap: number): number {
  return asked > 0 && asked < cap ? asked : cap;
}

/** The value itself, the token in it, and what stands in the base64 of a user name and password. */
function secretsIn(authorization: string): string[] {
  const [scheme = "", ...rest] = authorization.split(/\s+/);
  if (scheme.toLowerCase() !== "basic") return [authorization, ...rest];
  const plain = Buffer.from(rest.join(""), "base64").toString();
  return [authorization, ...rest, plain, plain.slice(plain.indexOf(":") + 1)];
}

function headersWithout(
  headers: ResponseHeaders,
  secrets: readonly string[],
): Record<string, string | string[]> {
  const passed: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || WITHHELD_HEADERS.has(name)) continue;
    passed[name] =
      typeof value === "string"
        ? scrubLiterals(value, secrets)
        : value.map((one) => scrubLiterals(one, secrets));
  }
  return passed;
}

/** A copy in memory of its own: small Buffers share theirs with others, and a message would carry all of it. */
function bytesWithout(body: Buffer, secrets: readonly string[]): Uint8Array<ArrayBuffer> {
  const isClean = secrets.every((secret) => secret.length < 4 || !body.includes(secret));
  return new Uint8Array(
    isClean ? body : Buffer.from(scrubLiterals(body.toString("latin1"), secrets), "latin1"),
  );
}

function failureOf(error: unknown, secrets: readonly string[]): AuthorizedOutcome {
  const message = scrubLiterals(String(error instanceof Error ? error.message : error), secrets);
  if (error instanceof NetworkFailure) return { kind: "network_failure", cause: error.kind, message };
  return refusal(error instanceof SourceError ? error.code : "source_request_refused", message);
}

function refusal(code: SourceError["code"], message: string): AuthorizedOutcome {
  return { kind: "source_error", code, message };
}
