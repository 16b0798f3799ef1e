import type { RequestDoc } from "../../store/request/request-documents.ts";
import type { Catalog } from "../scraper/catalog.ts";

/** Names of the fields that Records of this Request have, in their order; null while its scraper is switched off. */
export function fieldsOfRecords(
  catalog: Catalog,
  { scraper, operation }: Pick<RequestDoc, "scraper" | "operation">,
): string[] | null {
  const found = catalog.find(scraper)?.scraper?.operations.find((one) => one.name === operation);
  if (!found) return null;
  const { properties = {} } = found.recordSchema as { properties?: Record<string, unknown> };
  return Object.keys(properties);
}
