import { createQuarryClient, type QuarryClient } from "../client/index.ts";
import { VERSION } from "../kernel/version.ts";
import type { Settings } from "./settings.ts";

/** The client of a gateway, which says that it is this command line. */
export function clientOf({ url, apiKey }: Pick<Settings, "url" | "apiKey">): QuarryClient {
  return createQuarryClient({
    url,
    ...(apiKey === null ? {} : { apiKey }),
    userAgent: `quarry-cli/${VERSION}`,
  });
}
