import type { Environment } from "./config.ts";

/**
 * What a server says, and `quarry doctor`, where the gateway and the services of others have names of which one is below
 * the other: a page of a service then sets cookies that the gateway is sent. Null where they have not. Browsers take no
 * cookie for `localhost` and what is below it alike.
 */
export function relatedDomains({
  QUARRY_PUBLIC_URL: url,
  QUARRY_SERVICES_DOMAIN: services,
  QUARRY_HOSTING: hosting,
}: Pick<Environment, "QUARRY_PUBLIC_URL" | "QUARRY_SERVICES_DOMAIN" | "QUARRY_HOSTING">): string | null {
  if (hosting === "off" || url === undefined || services === "localhost") return null;
  const gateway = new URL(url).hostname;
  if (gateway !== services && !isBelow(gateway, services) && !isBelow(services, gateway)) return null;
  return `pages of services below ${services} can set cookies for ${gateway}; set QUARRY_SERVICES_DOMAIN to a domain of its own, that is neither above nor below it`;
}

function isBelow(name: string, other: string): boolean {
  return name.endsWith(`.${other}`);
}
