import { SourceError } from "../../plugin-sdk/source-error.ts";
import { checkLiteralAddress } from "./address-guard.ts";
import type { HttpClientDeps } from "./deps.ts";
import { assertPolicyHeaders } from "./headers.ts";
import type { OriginPolicy, WebsitePace } from "../../plugin-sdk/http/types.ts";

/** One origin that this run may ask. */
export interface Origin {
  readonly url: string;
  /** May resolve to private addresses. */
  readonly isPrivate: boolean;
  readonly ignoresRobots: boolean;
  /** Sent with every request; lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  /** A web site that the source names: a host that nobody declared. */
  readonly isWebsite: boolean;
  /** Templates of the paths that the operator's authorization goes with. */
  readonly authorized: readonly string[];
  /** The declared policy, slowed down once robots.txt names a crawl delay. */
  pace: OriginPolicy;
}

export interface OriginTable {
  /** The declared origin of a URL, or undefined. */
  find(url: URL): Origin | undefined;
  /** The declared origin of a URL; `origin_not_allowed` for any other. */
  need(url: URL): Origin;
  /**
   * The origin of a web site that the source names. `origin_not_allowed` where the plugin declares none,
   * `address_refused` for a port of its own or a private address, which no setting of the operator's opens here.
   */
  website(url: URL): Origin;
  /** An origin outside the declaration, only for where a robots.txt was moved to. */
  undeclared(url: URL): Origin;
}

export const ACCEPT_ENCODING = "gzip, deflate, br, zstd";

const UNDECLARED_PACE = { requestsPerSecond: 1, concurrency: 1 };

/** Throws TypeError when a policy is no origin or sets a header that is not its to set. */
export function createOriginTable(
  deps: Pick<HttpClientDeps, "origins" | "userAgent" | "privateOrigins" | "robotsIgnored" | "websites">,
): OriginTable {
  const privateOrigins = new Set(deps.privateOrigins.map(originOf));
  const robotsIgnored = new Set(deps.robotsIgnored.map(originOf));
  const base = { "user-agent": deps.userAgent, "accept-encoding": ACCEPT_ENCODING, accept: "*/*" };

  function build(policy: OriginPolicy): Origin {
    const url = originOf(policy.url);
    assertPolicyHeaders(url, policy.headers);
    return {
      url,
      isPrivate: privateOrigins.has(url),
      ignoresRobots: robotsIgnored.has(url),
      headers: { ...base, ...policy.headers },
      isWebsite: false,
      authorized: policy.authorized ?? [],
      pace: policy,
    };
  }

  const table = new Map<string, Origin>();
  for (const declared of Object.values(deps.origins)) {
    const url = originOf(declared.url);
    const earlier = table.get(url)?.pace;
    table.set(url, build(earlier ? slowest(earlier, declared) : declared));
  }

  const find = (url: URL): Origin | undefined => table.get(url.origin);
  const websites = new Map<string, Origin>();
  function website(url: URL, pace: WebsitePace): Origin {
    if (url.port !== "")
      throw new SourceError("address_refused", `${url.host} has a port of its own; a web site may not.`);
    checkLiteralAddress(url);
    const known = websites.get(url.origin);
    const origin = known ?? { ...build({ url: url.origin, ...pace }), isPrivate: false, isWebsite: true };
    websites.set(url.origin, origin);
    return origin;
  }
  return {
    find,
    need(url) {
      const origin = find(url);
      if (origin) return origin;
      throw new SourceError(
        "origin_not_allowed",
        `${url.protocol}//${url.host} is none of the declared origins (${[...table.keys()].join(", ")}).`,
        { url: url.href },
      );
    },
    website(url) {
      const declared = find(url);
      if (declared || deps.websites === undefined) return declared ?? this.need(url);
      return website(url, deps.websites);
    },
    undeclared: (url) => find(url) ?? build({ url: url.origin, ...UNDECLARED_PACE }),
  };
}

/** Two names for one origin, as after an override: the stricter pace holds for both. */
function slowest(a: OriginPolicy, b: OriginPolicy): OriginPolicy {
  return {
    url: a.url,
    requestsPerSecond: Math.min(a.requestsPerSecond, b.requestsPerSecond),
    concurrency: Math.min(a.concurrency, b.concurrency),
    headers: { ...a.headers, ...b.headers },
    authorized: [...(a.authorized ?? []), ...(b.authorized ?? [])],
  };
}

function originOf(url: string): string {
  const { origin } = new URL(url);
  if (origin === "null") throw new TypeError(`${url} is no http or https origin.`);
  return origin;
}
