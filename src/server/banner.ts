import type { Config } from "../kernel/config.ts";
import { VERSION } from "../kernel/version.ts";
import type { Services } from "../resolvers/context.ts";
import { keyLines } from "./key-lines.ts";
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
    lines.push(
      `  GraphQL    ${url}/graphql`,
      `  REST       ${url}/v1/data-sources`,
      `  docs       ${url}/docs`,
      ...keyLines(url, key, process.stdout.isTTY),
    );
  }
  return `${lines.join("\n")}\n`;
}
