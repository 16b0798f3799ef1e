import type { Json } from "../../kernel/json.ts";
import type { Scraper } from "../../plugin-sdk/define-scraper.ts";
import { normalizeInput, type NormalizedInput } from "../../scrape-host/input/normalize-input.ts";

/** A canonical input as plain JSON: the operation is recognised by its name. */
export type PreparedInput = Omit<NormalizedInput, "operation"> & { operation: string };

/** Reads an input that was found to be public, where the plugin is loaded. Throws what `normalizeInput` throws. */
export function prepareInput(scraper: Scraper, raw: Json): PreparedInput {
  const normalized = normalizeInput(scraper, raw, true);
  return { ...normalized, operation: normalized.operation.name };
}
