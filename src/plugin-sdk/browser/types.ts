import type { PageRef } from "../http/types.ts";

export interface BrowserPage extends PageRef {
  /** Serialised DOM after `waitFor`. */
  readonly html: string;
}

/** A headless browser that obeys the same origins, robots.txt and pace as `ctx.http`. */
export interface BrowserClient {
  /** Opens a URL, waits for a selector (or for the network to be idle) and returns the DOM. */
  page(url: string, options?: { waitFor?: string; timeoutMs?: number }): Promise<BrowserPage>;
}
