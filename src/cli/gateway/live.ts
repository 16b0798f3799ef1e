import { setTimeout as sleep } from "node:timers/promises";
import { createClient } from "graphql-ws";
import { WebSocket } from "ws";
import type { TypedDocumentString } from "../../generated/cli-documents.ts";
import { CliFailure, localFailure } from "../failure.ts";
import type { Settings } from "../settings.ts";
import { failureOf, unreachable } from "./gateway.ts";

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5000;
/** The gateway is given up after this long without a single message. */
const GIVE_UP_MS = 60_000;
const PING_MS = 10_000;
/** The gateway refuses the credentials of a connection with this close code. */
const FORBIDDEN = 4403;
/** Close codes of graphql-transport-ws that a repetition does not mend. 4408 is our "reads too slowly". */
const FATAL = /^(4400|4401|4406|4409|4429)$/;

export interface LiveOptions<V> {
  /** Asked before every connection, so that a new one goes on where the last one ended. */
  variables: () => V;
  signal?: AbortSignal;
  /** Told before each pause. */
  onLost?: (reason: string) => void;
}

/**
 * Messages of one subscription until the gateway completes it. A lost connection is made again, with the variables of
 * that moment. Throws a CliFailure when the gateway refuses, or after a minute without an answer.
 */
export async function* live<R, V extends Record<string, unknown>>(
  settings: Settings,
  document: TypedDocumentString<R, V>,
  { variables, signal, onLost }: LiveOptions<V>,
): AsyncGenerator<R> {
  let lastHeard = performance.now();
  let pause = FIRST_PAUSE_MS;
  for (;;) {
    try {
      for await (const data of oneConnection<R>(settings, document.toString(), variables(), signal)) {
        lastHeard = performance.now();
        pause = FIRST_PAUSE_MS;
        yield data;
      }
      return;
    } catch (error) {
      if (signal?.aborted) return;
      if (error instanceof CliFailure && !error.shown.retryable) throw error;
      const lost = error instanceof CliFailure ? error : closed(settings.url, error);
      if (!lost.shown.retryable || performance.now() - lastHeard > GIVE_UP_MS) throw lost;
      onLost?.(lost.message);
      // An abort ends the pause; the loop then ends as well.
      await sleep(pause * (0.5 + Math.random() / 2), undefined, signal ? { signal } : {}).catch(
        () => undefined,
      );
      if (signal?.aborted) return;
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    }
  }
}

async function* oneConnection<R>(
  settings: Settings,
  query: string,
  variables: Record<string, unknown>,
  signal: AbortSignal | undefined,
): AsyncGenerator<R> {
  const client = createClient({
    url: `${settings.url.replace(/^http/, "ws")}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    keepAlive: PING_MS,
    ...(settings.apiKey === null ? {} : { connectionParams: { Authorization: `Bearer ${settings.apiKey}` } }),
  });
  const stop = (): void => void client.dispose();
  signal?.addEventListener("abort", stop, { once: true });
  try {
    for await (const { data, errors } of client.iterate<R>({ query, variables })) {
      if (errors?.[0]) throw failureOf(errors[0]);
      if (data) yield data;
    }
  } finally {
    signal?.removeEventListener("abort", stop);
    await client.dispose();
  }
}

/** Errors of the operation arrive as a list, a closed socket as a close event. */
function closed(url: string, error: unknown): CliFailure {
  if (Array.isArray(error)) return failureOf(error[0]);
  const { code, reason } = error as { code?: unknown; reason?: unknown };
  if (code === FORBIDDEN) return localFailure("unauthenticated", "The gateway refuses this API key.");
  if (FATAL.test(String(code)))
    return localFailure("internal", `The gateway closed the connection: ${String(code)} ${String(reason)}.`);
  if (typeof code === "number") return unreachable(url, new Error(`the connection was closed with ${code}`));
  return unreachable(url, error instanceof Error ? error : new Error("the connection was refused"));
}
