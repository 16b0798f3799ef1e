import { SourceError } from "../../plugin-sdk/source-error.ts";
import { checkLiteralAddress, checkUrlForm, systemResolver } from "./address-guard.ts";

const MAX_REDIRECTS = 4;
const REDIRECT_STATUSES = new Set([301, 302, 303, 307, 308]);

export interface GuardedGetOptions {
  headers: Record<string, string>;
  signal: AbortSignal;
  mostBytes: number;
  /** Origins that may be at private addresses. */
  privateOrigins: ReadonlySet<string>;
}

/**
 * What is at a URL that strangers named, whole: from public addresses alone, without a cookie, each redirect checked like the first.
 * Throws SourceError.
 */
export async function guardedGet(first: URL, options: GuardedGetOptions): Promise<Buffer> {
  // From the first call on: undici takes a twentieth of a process's start to load.
  const [{ request }, { agentFor }] = await Promise.all([import("undici"), import("./agents.ts")]);
  const { headers, signal, mostBytes, privateOrigins } = options;
  let url = first;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    checkUrlForm(url);
    const isPrivate = privateOrigins.has(url.origin);
    // A literal address is never looked up.
    if (!isPrivate) checkLiteralAddress(url);
    const dispatcher = agentFor(systemResolver, isPrivate);
    const { statusCode, headers: said, body } = await request(url, { dispatcher, headers, signal });
    // It ends with an error when it is put away.
    body.on("error", () => undefined);
    const location = REDIRECT_STATUSES.has(statusCode) ? said["location"] : undefined;
    if (statusCode === 200) return whole(body, mostBytes);
    body.destroy();
    const next = typeof location === "string" ? URL.parse(location, url.href) : null;
    if (next === null)
      throw new SourceError("source_unavailable", `${url.host} answered with the status ${statusCode}.`);
    url = next;
  }
  throw new SourceError("source_changed", `${first.host} redirects more than ${MAX_REDIRECTS} times.`);
}

async function whole(body: AsyncIterable<Buffer> & { destroy(): void }, mostBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.length;
    if (size > mostBytes) {
      body.destroy();
      throw new SourceError("response_too_large", `It has more than ${mostBytes} bytes.`);
    }
    parts.push(part);
  }
  return Buffer.concat(parts);
}
