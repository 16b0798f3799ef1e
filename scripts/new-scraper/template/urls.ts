import type { OriginPolicy } from "../../../src/plugin-sdk/index.ts";

/** The only place where a host is spelled. */
export const origins: Readonly<Record<string, OriginPolicy>> = {
  web: { url: "https://example.org", requestsPerSecond: 1, concurrency: 1 },
};

export function itemsUrl(origin: string): string {
  return `${origin}/items`;
}
