import { recordColumns, type RecordColumn } from "../../record-files/record-columns.ts";
import type { RequestDoc } from "../../store/request/request-documents.ts";
import type { Catalog } from "../scraper/catalog.ts";

/** Names of the fields that Records of this Request have, in their order; null while its scraper is switched off. */
export function fieldsOfRecords(
  catalog: Catalog,
  { scraper, operation }: Pick<RequestDoc, "scraper" | "operation">,
): string[] | null {
  const schema = schemaOfRecords(catalog, { scraper, operation });
  return schema && Object.keys((schema as { properties?: object }).properties ?? {});
}

/** Columns with types for these fields of its Records, or for all; null while its scraper is switched off. */
export function columnsOfRecords(
  catalog: Catalog,
  request: Pick<RequestDoc, "scraper" | "operation">,
  fields: readonly string[] | null,
): RecordColumn[] | null {
  const schema = schemaOfRecords(catalog, request);
  return schema && recordColumns(schema, fields);
}

function schemaOfRecords(
  catalog: Catalog,
  { scraper, operation }: Pick<RequestDoc, "scraper" | "operation">,
): object | null {
  const found = catalog.find(scraper)?.scraper?.operations.find((one) => one.name === operation);
  return found?.recordSchema ?? null;
}
