import { SourceError } from "../source-error.ts";
import { checkUrlForm } from "./address-guard.ts";
import type { Carried, Hop } from "./carrier.ts";
import { readHeader } from "./headers.ts";
import { judgeByRules, type Failure } from "./judge.ts";
import type { OriginTable } from "./origins.ts";
import { headView } from "./response.ts";
import { checkPath } from "./safe-path.ts";
import type { FailureRule } from "./types.ts";

const MAX_REDIRECTS = 8;
const REDIRECT_STATUSES = new Set([301, 302, 303, 307, 308]);
/** They describe a body that a redirected GET no longer has. */
const BODY_HEADERS = new Set(["content-type", "content-encoding", "content-language", "content-location"]);

/** Where one try ended: at a response, or at a redirect that a failure rule knows. */
export type Followed<T> = { kind: "response"; carried: T; hop: Hop } | { kind: "failure"; failure: Failure };

export interface FollowDeps<T> {
  origins: OriginTable;
  failures: readonly FailureRule[];
  expect: readonly number[] | undefined;
  now: () => Date;
  /** Sends one hop with all its checks. */
  send: (hop: Hop) => Promise<T>;
  /** Frees a response whose body nobody will read. */
  discard: (carried: T) => Promise<void>;
}

/** Sends a hop and follows redirects into declared origins. Every hop gets the same checks as the first. */
export async function follow<T extends Carried>(first: Hop, deps: FollowDeps<T>): Promise<Followed<T>> {
  let hop = first;
  let seen: Set<string> | undefined;
  for (;;) {
    const carried = await deps.send(hop);
    const { status, headers } = carried;
    const isRedirect = REDIRECT_STATUSES.has(status) && !deps.expect?.includes(status);
    const location = isRedirect ? readHeader(headers, "location") : null;
    if (location === null) return { kind: "response", carried, hop };
    await deps.discard(carried);

    const url = targetOf(location, hop.url);
    const origin = deps.origins.find(url);
    if (!origin) {
      // Login, consent and captcha pages live on hosts that no plugin declares: its rules know them by name.
      const failure = judgeByRules(headView(status, url.href, headers), deps.failures, deps.now());
      if (failure) return { kind: "failure", failure };
    }
    checkUrlForm(url);
    checkPath(url);
    const next = { ...redirected(hop, status), url, origin: origin ?? deps.origins.need(url) };
    seen ??= new Set([keyOf(first)]);
    if (seen.has(keyOf(next)) || seen.size > MAX_REDIRECTS) {
      const how = seen.has(keyOf(next)) ? "in a circle" : `more than ${MAX_REDIRECTS} times`;
      throw new SourceError("source_changed", `${first.url.host} redirects ${how}.`, { url: url.href });
    }
    seen.add(keyOf(next));
    hop = next;
  }
}

function keyOf(hop: Hop): string {
  return `${hop.method} ${hop.url.href}`;
}

function targetOf(location: string, base: URL): URL {
  const url = URL.parse(location, base.href);
  if (!url) {
    throw new SourceError("source_changed", `${base.host} redirects to something that is no URL.`, {
      url: base.href,
    });
  }
  if (url.hash !== "") url.hash = "";
  return url;
}

/** 303 turns every request into GET; 301 and 302 do so for POST, as browsers do. */
function redirected(hop: Hop, status: number): Hop {
  if (hop.method === "GET" || status === 307 || status === 308) return hop;
  const kept = Object.entries(hop.headers ?? {}).filter(([name]) => !BODY_HEADERS.has(name));
  return {
    ...hop,
    method: "GET",
    body: undefined,
    headers: kept.length > 0 ? Object.fromEntries(kept) : undefined,
  };
}
