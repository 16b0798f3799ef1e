import type { Config } from "../../../kernel/config.ts";
import type { OriginPolicy } from "../../../plugin-sdk/http/types.ts";
import type { ScraperFacts } from "../../scraper/scraper-facts.ts";
import type { FetchSettings } from "../../../scrape-host/thread/messages.ts";
import type { OperatorAuthorization } from "./authorized-fetch.ts";

/** The operator's authorization for one origin of a scraper, by the name that the plugin gave it; or undefined. */
function authorizationOf(config: Config, scraper: ScraperFacts, origin: string): string | undefined {
  return config.QUARRY_ORIGIN_AUTHORIZATION[`${scraper.id}.${origin}`];
}

function urlOf(config: Config, scraper: ScraperFacts, origin: string, policy: OriginPolicy): string {
  return config.QUARRY_ORIGINS[`${scraper.id}.${origin}`] ?? policy.url;
}

/** What the host keeps to itself: the operator's credentials for a scraper, with the paths that each may go with. */
export function authorizationsOf(config: Config, scraper: ScraperFacts): OperatorAuthorization[] {
  return Object.entries(scraper.origins).flatMap(([name, policy]) => {
    const authorization = authorizationOf(config, scraper, name);
    if (authorization === undefined) return [];
    const { origin } = new URL(urlOf(config, scraper, name, policy));
    return [{ origin, paths: policy.authorized ?? [], authorization }];
  });
}

/** Names of authorizations that go nowhere: no scraper here has the origin, or it declares no paths for it. */
export function idleAuthorizations(config: Config, scrapers: readonly ScraperFacts[]): string[] {
  const used = new Set(
    scrapers.flatMap(({ id, origins }) =>
      Object.entries(origins).flatMap(([name, { authorized = [] }]) =>
        authorized.length > 0 ? [`${id}.${name}`] : [],
      ),
    ),
  );
  return Object.keys(config.QUARRY_ORIGIN_AUTHORIZATION).filter((name) => !used.has(name));
}

/** How a scraper may reach its origins here: declared policy, with what the operator configured on top. */
export function fetchSettingsOf(config: Config, scraper: ScraperFacts): FetchSettings {
  const origins: Record<string, OriginPolicy> = {};
  for (const [name, policy] of Object.entries(scraper.origins)) {
    const isAuthorized = authorizationOf(config, scraper, name) !== undefined;
    origins[name] = {
      ...policy,
      url: urlOf(config, scraper, name, policy),
      authorized: isAuthorized ? (policy.authorized ?? []) : [],
    };
  }
  return {
    mode: config.QUARRY_FETCH,
    harPath: config.QUARRY_FETCH_HAR ?? null,
    userAgent: config.QUARRY_USER_AGENT,
    origins,
    robotsIgnored: config.QUARRY_ROBOTS,
    privateOrigins: config.QUARRY_PRIVATE_ORIGINS,
    browserPath: config.QUARRY_BROWSER_PATH ?? null,
  };
}
