import { SourceError } from "../../plugin-sdk/source-error.ts";
import type { TransportResponse, TransportStream, Transport, Attempt } from "./transport.ts";
import { tooLarge } from "./content-encoding.ts";
import type { HttpClientDeps } from "./deps.ts";
import type { HarPlayer } from "./har/player.ts";
import type { HarEntry } from "./har/schema.ts";
import { scrubUrl } from "./har/scrub.ts";
import type { ResponseHeaders } from "./headers.ts";
import { NetworkFailure } from "./network-failure.ts";

const STREAM_CHUNK_BYTES = 64 * 1024;
/** The stored body is decoded, so these headers of the recording would lie. */
const DROPPED = new Set(["content-encoding", "content-length", "transfer-encoding", "set-cookie"]);

/** Answers attempts from a recording and never touches the net. */
export function createReplayTransport(
  player: HarPlayer,
  deps: Pick<HttpClientDeps, "signal" | "stats" | "now">,
): Transport {
  const { signal } = deps;
  const addBytes = (bytes: number): void => {
    deps.stats.bytesReceived += bytes;
  };
  async function send(attempt: Attempt): Promise<TransportResponse> {
    if (signal.aborted) throw new SourceError("cancelled", "The run was cancelled.");
    const response = play(player, attempt);
    const wireBytes = response.body.length;
    addBytes(wireBytes);
    if (wireBytes > attempt.maxBytes) throw tooLarge(attempt.maxBytes);
    return { ...response, startedAt: deps.now(), wireBytes };
  }
  return {
    send,
    async open(attempt): Promise<TransportStream> {
      const { status, headers, body } = play(player, attempt);
      const wireBytes = body.length;
      return {
        status,
        headers,
        startedAt: deps.now(),
        wireBytes,
        body: chunks(body, attempt.maxBytes, signal, addBytes),
      };
    },
  };
}

/** The recorded answer to a robots.txt, or undefined: a recording without one allows everything. */
export function recordedRobots(player: HarPlayer, url: string): PlayedResponse | undefined {
  const entry = player.take("GET", url, "", "");
  return entry && toResponse(entry);
}

interface PlayedResponse {
  status: number;
  headers: ResponseHeaders;
  body: Buffer;
}

function play(player: HarPlayer, attempt: Attempt): PlayedResponse {
  const body =
    attempt.body === undefined
      ? ""
      : typeof attempt.body === "string"
        ? attempt.body
        : Buffer.from(attempt.body).toString();
  const entry = player.take(attempt.method, attempt.url.href, body, attempt.headers?.["content-type"] ?? "");
  if (!entry) {
    const url = scrubUrl(attempt.url.href);
    const what =
      attempt.method === "POST"
        ? `${attempt.method} ${url} with a body of ${body.length} characters`
        : `${attempt.method} ${url}`;
    throw new SourceError(
      "replay_miss",
      `No recorded response for ${what}. ${player.nearest({ method: attempt.method, url })} Record it with QUARRY_FETCH=record and QUARRY_FETCH_HAR set to the HAR file.`,
      { url },
    );
  }
  return toResponse(entry);
}

function toResponse({ response }: HarEntry): PlayedResponse {
  if (response._error || response.status === 0) {
    const kind = response._error ?? "reset";
    throw new NetworkFailure(kind, `The recording says that this try ended in a ${kind}.`);
  }
  const { text = "", encoding } = response.content;
  const headers = toHeaders(response);
  return { status: response.status, headers, body: Buffer.from(text, encoding ?? "utf8") };
}

function toHeaders(response: HarEntry["response"]): ResponseHeaders {
  const headers: Record<string, string | string[]> = {};
  for (const { name, value } of response.headers) {
    const lower = name.toLowerCase();
    if (DROPPED.has(lower)) continue;
    const earlier = headers[lower];
    headers[lower] = earlier === undefined ? value : [earlier, value].flat();
  }
  if (response.redirectURL && headers["location"] === undefined) headers["location"] = response.redirectURL;
  if (response.content.encoding === undefined) {
    // The text of a HAR is Unicode already, whatever charset the source used.
    const [type = ""] = [headers["content-type"] ?? response.content.mimeType].flat();
    headers["content-type"] =
      `${type.replace(/;\s*charset\s*=\s*("[^"]*"|[^;]*)/gi, "") || "text/plain"}; charset=utf-8`;
  } else if (headers["content-type"] === undefined && response.content.mimeType) {
    headers["content-type"] = response.content.mimeType;
  }
  return headers;
}

async function* chunks(
  body: Buffer,
  maxBytes: number,
  signal: AbortSignal,
  addBytes: (bytes: number) => void,
): AsyncGenerator<Uint8Array, void, void> {
  for (let at = 0; at < body.length; at += STREAM_CHUNK_BYTES) {
    if (signal.aborted) throw new SourceError("cancelled", "The run was cancelled.");
    const chunk = body.subarray(at, at + STREAM_CHUNK_BYTES);
    addBytes(chunk.length);
    if (at + chunk.length > maxBytes) throw tooLarge(maxBytes);
    yield chunk;
  }
}
