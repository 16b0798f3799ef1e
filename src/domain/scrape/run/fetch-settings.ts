import type { Config } from "../../../kernel/config.ts";
import type { OriginPolicy } from "../../../plugin-sdk/http/types.ts";
import type { Scraper } from "../../../plugin-sdk/define-scraper.ts";
import type { FetchSettings } from "../thread/messages.ts";

/** How a scraper may reach its origins here: declared policy, with what the operator configured on top. */
export function fetchSettingsOf(config: Config, scraper: Scraper): FetchSettings {
  const origins: Record<string, OriginPolicy> = {};
  const credentials: Record<string, Record<string, string>> = {};
  for (const [name, policy] of Object.entries(scraper.origins)) {
    const key = `${scraper.id}.${name}`;
    const url = config.QUARRY_ORIGINS[key] ?? policy.url;
    origins[name] = { ...policy, url };
    const authorization = config.QUARRY_ORIGIN_AUTHORIZATION[key];
    if (authorization !== undefined) credentials[url] = { authorization };
  }
  return {
    mode: config.QUARRY_FETCH,
    harPath: config.QUARRY_FETCH_HAR ?? null,
    userAgent: config.QUARRY_USER_AGENT,
    origins,
    credentials,
    robotsIgnored: config.QUARRY_ROBOTS,
    privateOrigins: config.QUARRY_PRIVATE_ORIGINS,
    browserPath: config.QUARRY_BROWSER_PATH ?? null,
  };
}
