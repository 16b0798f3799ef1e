import robotsParser from "robots-parser";
import { SourceError, type SourceErrorCode } from "../../plugin-sdk/source-error.ts";
import type { Transport, TransportStream, Attempt } from "./transport.ts";
import { decodeText } from "./decode.ts";
import { timedOut } from "./exchange.ts";
import { readHeader } from "./headers.ts";
import type { Origin, OriginTable } from "./origins.ts";

type Robots = ReturnType<typeof robotsParser.default>;
/** The package is CommonJS and exports the function itself; its types say otherwise. */
const parseRobots = robotsParser as unknown as typeof robotsParser.default;

/** What one robots.txt says, or why everything is closed. */
export type RobotsVerdict =
  { kind: "rules"; robots: Robots } | { kind: "open" } | { kind: "closed"; reason: string };

interface Cached {
  verdict: Promise<RobotsVerdict> | RobotsVerdict;
  expiresAt: number;
}

const CACHE_MS = 3_600_000;
/** An unreachable robots.txt is asked for again soon: it closes the whole origin. */
const CLOSED_CACHE_MS = 60_000;
const MAX_CACHED = 1_000;
/** RFC 9309: at least this much is read; the rest is ignored. */
const MAX_ROBOTS_BYTES = 500 * 1024;
const MAX_REDIRECTS = 5;
const MAX_TRIES = 2;
const RETRY_MS = 1_000;
const TIMEOUT_MS = 10_000;
/** Refusals of our own, which say nothing about the robots.txt. */
const NO_ANSWER = new Set<SourceErrorCode>(["cancelled", "address_refused", "origin_not_allowed"]);
/** A crawl delay beyond this is obeyed as this: some sites name days. */
const MAX_CRAWL_DELAY_SECONDS = 30;

/** By origin, user agent and exemption. Shared by all runs of this thread. */
const cache = new Map<string, Cached>();

export interface RobotsDeps {
  transport: Transport;
  origins: OriginTable;
  userAgent: string;
  now: () => Date;
  sleep: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** The verdict for an origin, from the cache without a promise. Runs that ask at once share one fetch. */
export function robotsOf(origin: Origin, deps: RobotsDeps): Promise<RobotsVerdict> | RobotsVerdict {
  const key = `${origin.url} ${origin.isPrivate} ${deps.userAgent}`;
  const now = deps.now().getTime();
  const known = cache.get(key);
  if (known && known.expiresAt > now) return known.verdict;
  const entry: Cached = { verdict: { kind: "open" }, expiresAt: now + CACHE_MS };
  const verdict = fetchRobots(origin, deps).then(
    (found) => {
      entry.verdict = found;
      if (found.kind === "closed") entry.expiresAt = deps.now().getTime() + CLOSED_CACHE_MS;
      return found;
    },
    (error: unknown) => {
      // Not an answer of the source (a refused address, a cancelled run): nothing to remember.
      if (cache.get(key) === entry) cache.delete(key);
      throw error;
    },
  );
  entry.verdict = verdict;
  cache.delete(key);
  if (cache.size >= MAX_CACHED) cache.delete(cache.keys().next().value ?? key);
  cache.set(key, entry);
  return verdict;
}

/** Throws `robots_disallowed` when the verdict forbids the URL; slows the origin's pace to its crawl delay. */
export function obeyRobots(verdict: RobotsVerdict, origin: Origin, url: URL, userAgent: string): void {
  if (verdict.kind === "open") return;
  if (verdict.kind === "closed") throw disallowed(url, verdict.reason);
  const token = productToken(userAgent);
  const delay = verdict.robots.getCrawlDelay(token);
  if (delay !== undefined && delay > 0) {
    const rate = 1 / Math.min(delay, MAX_CRAWL_DELAY_SECONDS);
    if (rate < origin.pace.requestsPerSecond) origin.pace = { ...origin.pace, requestsPerSecond: rate };
  }
  const address = origin.url + comparablePath(url.pathname + url.search);
  if (verdict.robots.isAllowed(address, token) === false) {
    throw disallowed(
      url,
      `The robots.txt of ${origin.url} does not allow ${url.pathname}${url.search} for ${token}.`,
    );
  }
}

/** The verdict of a response to /robots.txt (RFC 9309). */
export function readRobots(origin: Origin, status: number, text: string): RobotsVerdict {
  if (status >= 200 && status < 300) {
    return { kind: "rules", robots: parseRobots(`${origin.url}/robots.txt`, comparableRules(text)) };
  }
  if (status >= 400 && status < 500) return { kind: "open" };
  return closed(origin, `it answered with status ${status}`);
}

/** Rules with their paths as `comparablePath` writes them, which the package compares letter by letter. */
function comparableRules(text: string): string {
  return text.replace(
    /^(\s*(?:dis)?allow\s*:)([^#\r\n]*)/gim,
    (_line, name: string, path: string) => `${name} ${comparablePath(path.trim())}`,
  );
}

/**
 * A path in the one form in which paths are compared (RFC 9309, 2.2.2): encoded letters, digits and `-._~` are plain, and
 * whatever an address cannot hold as it is, is encoded.
 */
function comparablePath(path: string): string {
  const plain = path.replace(/%[\da-f]{2}/gi, (escape) => {
    const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : escape.toUpperCase();
  });
  // Addresses have `'` encoded in their query.
  return encodeURI(plain.toWellFormed()).replaceAll("%25", "%").replaceAll("'", "%27");
}

/** The first token of the user agent: `Quarry` of `Quarry/1.0 (+https://…)`. */
export function productToken(userAgent: string): string {
  return userAgent.replace(/\/.*$/s, "").trim();
}

async function fetchRobots(origin: Origin, deps: RobotsDeps): Promise<RobotsVerdict> {
  let verdict: RobotsVerdict = closed(origin, "it could not be read");
  for (let tried = 1; tried <= MAX_TRIES; tried++) {
    // Others may wait for this fetch too, so no single run may cancel it.
    if (tried > 1) await deps.sleep(RETRY_MS, new AbortController().signal);
    try {
      verdict = await followRobots(origin, deps);
    } catch (error) {
      if (error instanceof SourceError && NO_ANSWER.has(error.code)) throw error;
      verdict = closed(origin, (error as Error).message);
    }
    if (verdict.kind !== "closed") return verdict;
  }
  return verdict;
}

/** RFC 9309 lets robots.txt redirect to other hosts; the address guard still holds, and nothing of ours goes along. */
async function followRobots(origin: Origin, deps: RobotsDeps): Promise<RobotsVerdict> {
  let url = new URL("/robots.txt", origin.url);
  for (let attempts = 0; attempts <= MAX_REDIRECTS; attempts++) {
    const target = origin.isWebsite ? deps.origins.website(url) : deps.origins.undeclared(url);
    const response = await deps.transport.open(robotsAttempt(url, target));
    const location =
      response.status >= 300 && response.status < 400 ? readHeader(response.headers, "location") : null;
    if (location === null) return readRobots(origin, response.status, await readStart(response));
    await response.body.return();
    url = new URL(location, url);
  }
  // More redirects than the RFC asks to follow: as if there were none.
  return { kind: "open" };
}

function robotsAttempt(url: URL, origin: Origin): Attempt {
  return {
    method: "GET",
    url,
    origin,
    headers: undefined,
    body: undefined,
    maxBytes: 16 * MAX_ROBOTS_BYTES,
    timeoutMs: TIMEOUT_MS,
  };
}

async function readStart({ body }: TransportStream): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Everybody waits for this file, so it may not drip: no pause is long enough to end it, only the sum.
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    void body.return();
  }, TIMEOUT_MS);
  try {
    for await (const chunk of body) {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= MAX_ROBOTS_BYTES) break;
    }
  } catch (error) {
    if (!isLate) throw error;
  } finally {
    clearTimeout(timer);
  }
  if (isLate) throw timedOut(TIMEOUT_MS);
  return decodeText(Buffer.concat(chunks).subarray(0, MAX_ROBOTS_BYTES), "text/plain; charset=utf-8");
}

function closed(origin: Origin, reason: string): RobotsVerdict {
  return {
    kind: "closed",
    reason: `The robots.txt of ${origin.url} is not available (${reason}), which closes the origin for crawlers.`,
  };
}

function disallowed(url: URL, message: string): SourceError {
  return new SourceError("robots_disallowed", message, { url: url.href });
}
