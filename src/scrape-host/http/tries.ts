import { SourceError } from "../../plugin-sdk/source-error.ts";
import type { Carried, Hop } from "./carrier.ts";
import type { HttpClientDeps } from "./deps.ts";
import { scrubUrl } from "./har/scrub.ts";
import { judge, judgeNetwork, type Failure } from "./judge.ts";
import { NetworkFailure } from "./network-failure.ts";
import type { OriginTable } from "./origins.ts";
import { follow } from "./redirects.ts";
import { backoffMs } from "./retry.ts";
import type { RobotsGate } from "./robots-gate.ts";
import type { HttpRequestOptions, ResponseView } from "../../plugin-sdk/http/types.ts";

const MAX_TRIES = 3;

/** How buffered and streamed calls differ. */
export interface Kind<T extends Carried, R> {
  send: (hop: Hop) => Promise<T>;
  /** Frees a response whose body nobody will read. */
  discard: (carried: T) => Promise<void>;
  response: (carried: T, hop: Hop, requestedUrl: string) => R;
  /** What failure rules see. */
  view: (response: R, hop: Hop, carried: T) => ResponseView;
}

export interface TryEnv {
  deps: HttpClientDeps;
  origins: OriginTable;
  gate: RobotsGate;
}

/** One call of the plugin: tries until a response is good, a failure is final or `maxTries` are used up. */
export async function fetchWithTries<T extends Carried, R>(
  env: TryEnv,
  first: Hop,
  options: HttpRequestOptions,
  kind: Kind<T, R>,
): Promise<R> {
  const maxTries = options.maxTries ?? MAX_TRIES;
  for (let tried = 1; ; tried++) {
    const outcome = await oneTry(env, first, options.expect, kind);
    if ("response" in outcome) {
      env.deps.stats.pagesFetched += 1;
      return outcome.response;
    }
    const { failure } = outcome;
    if (!failure.retry || tried >= maxTries) throw failure.error;
    await pause(env.deps, first, failure, tried);
  }
}

async function oneTry<T extends Carried, R>(
  { deps, origins, gate }: TryEnv,
  first: Hop,
  expect: readonly number[] | undefined,
  kind: Kind<T, R>,
): Promise<{ response: R } | { failure: Failure }> {
  const send = (hop: Hop): Promise<T> => sendHop(deps, gate, hop, kind.send);
  const { failures, now } = deps;
  try {
    const followed = await follow(first, { origins, failures, expect, now, send, discard: kind.discard });
    if (followed.kind === "failure") return followed;
    const { carried, hop } = followed;
    const response = kind.response(carried, hop, first.url.href);
    let failure: Failure | undefined;
    try {
      failure = judge(kind.view(response, hop, carried), failures, expect, now());
    } catch (error) {
      // A rule of the plugin is at fault; the connection must not stay taken for it.
      await kind.discard(carried);
      throw error;
    }
    if (!failure) return { response };
    await kind.discard(carried);
    return { failure };
  } catch (error) {
    if (error instanceof NetworkFailure) return { failure: judgeNetwork(error, first.url.href) };
    throw error;
  }
}

async function sendHop<T extends Carried>(
  deps: HttpClientDeps,
  gate: RobotsGate,
  hop: Hop,
  send: (hop: Hop) => Promise<T>,
): Promise<T> {
  const allowed = gate(hop);
  if (allowed) await allowed;
  if (deps.signal.aborted) throw cancelled();
  deps.stats.requests += 1;
  const carried = await send(hop);
  deps.onEvent?.({
    kind: "response",
    method: hop.method,
    url: scrubUrl(hop.url.href),
    status: carried.status,
    ms: deps.now().getTime() - carried.startedAt.getTime(),
    bytes: carried.wireBytes,
  });
  return carried;
}

async function pause(deps: HttpClientDeps, hop: Hop, failure: Failure, tried: number): Promise<void> {
  const { error, retryAt } = failure;
  const waitMs = retryAt
    ? Math.max(0, retryAt.getTime() - deps.now().getTime())
    : backoffMs(tried, deps.random ?? Math.random);
  deps.stats.retries += 1;
  const url = scrubUrl(hop.url.href);
  deps.onEvent?.({ kind: "retry", method: hop.method, url, reason: error.code, nextTry: tried + 1, waitMs });
  try {
    await deps.sleep(waitMs, deps.signal);
  } catch (cause) {
    if (!deps.signal.aborted) throw cause;
  }
  if (deps.signal.aborted) throw cancelled();
}

function cancelled(): SourceError {
  return new SourceError("cancelled", "The run was cancelled.");
}
