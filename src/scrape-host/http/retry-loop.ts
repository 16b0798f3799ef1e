import { SourceError } from "../../plugin-sdk/source-error.ts";
import type { TransportAnswer, Attempt } from "./transport.ts";
import type { HttpClientDeps } from "./deps.ts";
import { scrubUrl } from "./har/scrub.ts";
import { classify, classifyNetworkFailure, type Failure } from "./classify.ts";
import { NetworkFailure } from "./network-failure.ts";
import type { OriginTable } from "./origins.ts";
import { follow } from "./redirects.ts";
import { backoffMs } from "./retry.ts";
import type { RobotsGate } from "./robots-gate.ts";
import type { HttpRequestOptions, ResponseView } from "../../plugin-sdk/http/types.ts";

const MAX_TRIES = 3;

/** How buffered and streamed calls differ. */
export interface Kind<T extends TransportAnswer, R> {
  send: (attempt: Attempt) => Promise<T>;
  /** Frees a response whose body nobody will read. */
  discard: (answer: T) => Promise<void>;
  response: (answer: T, attempt: Attempt, requestedUrl: string) => R;
  /** What failure rules see. */
  view: (response: R, attempt: Attempt, answer: T) => ResponseView;
}

export interface RetryEnv {
  deps: HttpClientDeps;
  origins: OriginTable;
  gate: RobotsGate;
}

/** One call of the plugin: tries until a response is good, a failure is final or `maxTries` are used up. */
export async function fetchWithRetries<T extends TransportAnswer, R>(
  env: RetryEnv,
  first: Attempt,
  options: HttpRequestOptions,
  kind: Kind<T, R>,
): Promise<R> {
  const maxTries = options.maxTries ?? MAX_TRIES;
  for (let tried = 1; ; tried++) {
    const outcome = await oneAttempt(env, first, options.expect, kind);
    if ("response" in outcome) {
      env.deps.stats.pagesFetched += 1;
      return outcome.response;
    }
    const { failure } = outcome;
    if (!failure.retry || tried >= maxTries) throw failure.error;
    await pause(env.deps, first, failure, tried);
  }
}

async function oneAttempt<T extends TransportAnswer, R>(
  { deps, origins, gate }: RetryEnv,
  first: Attempt,
  expect: readonly number[] | undefined,
  kind: Kind<T, R>,
): Promise<{ response: R } | { failure: Failure }> {
  const send = (attempt: Attempt): Promise<T> => sendAttempt(deps, gate, attempt, kind.send);
  const { failures, now } = deps;
  try {
    const followed = await follow(first, { origins, failures, expect, now, send, discard: kind.discard });
    if (followed.kind === "failure") return followed;
    const { answer, attempt } = followed;
    const response = kind.response(answer, attempt, first.url.href);
    let failure: Failure | undefined;
    try {
      failure = classify(kind.view(response, attempt, answer), failures, expect, now());
    } catch (error) {
      // A rule of the plugin is at fault; the connection must not stay taken for it.
      await kind.discard(answer);
      throw error;
    }
    if (!failure) return { response };
    await kind.discard(answer);
    return { failure };
  } catch (error) {
    if (error instanceof NetworkFailure) return { failure: classifyNetworkFailure(error, first.url.href) };
    throw error;
  }
}

async function sendAttempt<T extends TransportAnswer>(
  deps: HttpClientDeps,
  gate: RobotsGate,
  attempt: Attempt,
  send: (attempt: Attempt) => Promise<T>,
): Promise<T> {
  const allowed = gate(attempt);
  if (allowed) await allowed;
  if (deps.signal.aborted) throw cancelled();
  deps.stats.requests += 1;
  const answer = await send(attempt);
  deps.onEvent?.({
    kind: "response",
    method: attempt.method,
    url: scrubUrl(attempt.url.href),
    status: answer.status,
    ms: deps.now().getTime() - answer.startedAt.getTime(),
    bytes: answer.wireBytes,
  });
  return answer;
}

async function pause(deps: HttpClientDeps, attempt: Attempt, failure: Failure, tried: number): Promise<void> {
  const { error, retryAt } = failure;
  const waitMs = retryAt
    ? Math.max(0, retryAt.getTime() - deps.now().getTime())
    : backoffMs(tried, deps.random ?? Math.random);
  deps.stats.retries += 1;
  const url = scrubUrl(attempt.url.href);
  deps.onEvent?.({
    kind: "retry",
    method: attempt.method,
    url,
    reason: error.code,
    nextTry: tried + 1,
    waitMs,
  });
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
