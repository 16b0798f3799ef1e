import type { RestScraperFragment } from "../../generated/rest-documents.ts";
import { withoutIdentity } from "./json-schema.ts";

/**
 * Per scraper `Input.<scraper>`: what its `input` may be. The shapes of Records stay with the catalog entries, since
 * they would be most of the document.
 */
export function inputComponents(
  scrapers: readonly RestScraperFragment[],
): Record<string, Record<string, unknown>> {
  return Object.fromEntries(
    scrapers.flatMap(({ id, inputSchema }) =>
      inputSchema === null ? [] : [[`Input.${id}`, withoutIdentity(inputSchema as Record<string, unknown>)]],
    ),
  );
}
