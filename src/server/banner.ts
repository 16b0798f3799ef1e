import type { Config } from "../kernel/config.ts";
import { VERSION } from "../kernel/version.ts";
import type { Services } from "../resolvers/context.ts";
import type { LocalKey } from "./local-key.ts";

interface BannerFacts {
  config: Config;
  /** Null for a process without one. */
  gateway: { url: string; key: LocalKey } | null;
  mongodbVersion: string;
  milliseconds: number;
  services: Services;
}

/** What `npm start` prints when it is up: versions, URLs, the key, and one command to try. */
export function banner({ config, gateway, mongodbVersion, milliseconds, services }: BannerFacts): string {
  const engine = config.MONGODB_URL === undefined ? "embedded" : "external";
  const scrapers = services.catalog.runnable();
  const lines = [
    `Quarry ${VERSION} is up after ${milliseconds} ms (Node ${process.versions.node}, MongoDB ${mongodbVersion} ${engine}, role ${config.QUARRY_ROLE})`,
    `  scrapers   ${scrapers.join(", ")}`,
  ];
  if (gateway !== null) {
    const { url, key } = gateway;
    // What the operator gave as a secret is not printed.
    const shown = key.path === null ? "the one in QUARRY_API_KEY" : `${key.key}   (also in ${key.path})`;
    const header = `Authorization: Bearer ${key.path === null ? "$QUARRY_API_KEY" : key.key}`;
    const quoted = key.path === null ? `"${header}"` : `'${header}'`;
    lines.push(
      `  GraphQL    ${url}/graphql`,
      `  REST       ${url}/v1/data-sources`,
      `  docs       ${url}/docs`,
      `  API key    ${shown}`,
      "  try",
      `    curl -s ${url}/v1/requests -H ${quoted} -H 'Content-Type: application/json' \\`,
      `      -d '{"scraper":"codehost","input":{"operation":"issue","repo":"nodejs/undici","number":1,"limit":1}}'`,
    );
  }
  return `${lines.join("\n")}\n`;
}
