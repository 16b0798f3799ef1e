import { SourceError } from "../../plugin-sdk/source-error.ts";
import { checkUrlForm } from "./address-guard.ts";
import type { TransportAnswer, Attempt } from "./transport.ts";
import { readHeader } from "./headers.ts";
import { classifyByRules, type Failure } from "./classify.ts";
import type { Origin, OriginTable } from "./origins.ts";
import { headView } from "./response.ts";
import { checkPath } from "../../plugin-sdk/http/safe-path.ts";
import { isSignIn, isWall } from "./walls.ts";
import type { FailureRule } from "../../plugin-sdk/http/types.ts";

const MAX_REDIRECTS = 8;
const REDIRECT_STATUSES = new Set([301, 302, 303, 307, 308]);
/** They describe a body that a redirected GET no longer has. */
const BODY_HEADERS = new Set(["content-type", "content-encoding", "content-language", "content-location"]);

/** Where one try ended: at a response, or at a redirect that a failure rule knows. */
export type Followed<T> =
  { kind: "response"; answer: T; attempt: Attempt } | { kind: "failure"; failure: Failure };

export interface FollowDeps<T> {
  origins: OriginTable;
  failures: readonly FailureRule[];
  expect: readonly number[] | undefined;
  now: () => Date;
  /** Sends one attempt with all its checks. */
  send: (attempt: Attempt) => Promise<T>;
  /** Frees a response whose body nobody will read. */
  discard: (answer: T) => Promise<void>;
}

/** Sends a attempt and follows redirects into declared origins. Every attempt gets the same checks as the first. */
export async function follow<T extends TransportAnswer>(
  first: Attempt,
  deps: FollowDeps<T>,
): Promise<Followed<T>> {
  let attempt = first;
  let seen: Set<string> | undefined;
  for (;;) {
    const answer = await deps.send(attempt);
    const { status, headers } = answer;
    const isRedirect = REDIRECT_STATUSES.has(status) && !deps.expect?.includes(status);
    const location = isRedirect ? readHeader(headers, "location") : null;
    if (location === null) return { kind: "response", answer, attempt };
    await deps.discard(answer);

    const url = targetOf(location, attempt.url);
    const origin = deps.origins.find(url);
    const isRefusal = isWall(url.href) || isSignIn(url, first.url, origin !== undefined);
    if (!origin || isRefusal) {
      // Login, consent and captcha pages mostly live on hosts that no plugin declares: its rules may know them by name.
      const failure = classifyByRules(headView(status, url.href, headers), deps.failures, deps.now());
      if (failure) return { kind: "failure", failure };
      if (isRefusal && !isWall(first.url.href)) throw walledOff(attempt.url, url);
    }
    checkUrlForm(url);
    checkPath(url);
    const next = {
      ...redirected(attempt, status),
      url,
      origin: origin ?? elsewhere(attempt, url, deps.origins),
    };
    seen ??= new Set([keyOf(first)]);
    if (seen.has(keyOf(next)) || seen.size > MAX_REDIRECTS) {
      const how = seen.has(keyOf(next)) ? "in a circle" : `more than ${MAX_REDIRECTS} times`;
      throw new SourceError("source_changed", `${first.url.host} redirects ${how}.`, { url: url.href });
    }
    seen.add(keyOf(next));
    attempt = next;
  }
}

/** A web site may lead to another host, such as from `example.com` to `www.example.com`; a declared origin may not. */
function elsewhere({ origin }: Attempt, url: URL, origins: OriginTable): Origin {
  return origin.isWebsite ? origins.website(url) : origins.need(url);
}

/** The source's doing, also where it sends callers to an origin that the plugin does not declare. */
function walledOff(from: URL, to: URL): SourceError {
  const message = `${from.host} sends callers to ${to.host}${to.pathname} to sign in, consent or solve a captcha first.`;
  return new SourceError("source_blocked", message, { url: to.href });
}

function keyOf(attempt: Attempt): string {
  return `${attempt.method} ${attempt.url.href}`;
}

function targetOf(location: string, base: URL): URL {
  const url = URL.parse(location, base.href);
  if (!url) {
    throw new SourceError("source_changed", `${base.host} redirects to something that is not a URL.`, {
      url: base.href,
    });
  }
  if (url.hash !== "") url.hash = "";
  return url;
}

/** 303 turns every request into GET; 301 and 302 do so for POST, as browsers do. */
function redirected(attempt: Attempt, status: number): Attempt {
  if (attempt.method === "GET" || status === 307 || status === 308) return attempt;
  const kept = Object.entries(attempt.headers ?? {}).filter(([name]) => !BODY_HEADERS.has(name));
  return {
    ...attempt,
    method: "GET",
    body: undefined,
    headers: kept.length > 0 ? Object.fromEntries(kept) : undefined,
  };
}
