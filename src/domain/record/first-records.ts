import { AppError } from "../../errors/app-error.ts";
import type { JsonObject } from "../../kernel/json.ts";
import type { RequestDoc } from "../../store/request/request-documents.ts";
import type { Store } from "../../store/store.ts";
import { pageOfRecords } from "./record-pages.ts";

/** The first Records of a Request, at most `count` and so many characters of JSON; none of one whose Results are gone. */
export async function firstRecords(
  store: Store,
  request: RequestDoc,
  count: number,
  characters: number,
): Promise<JsonObject[]> {
  const found: JsonObject[] = [];
  let left = characters;
  for (const record of await stored(store, request, count)) {
    left -= record.json.length;
    if (left < 0) break;
    found.push(record.value);
  }
  return found;
}

async function stored(store: Store, request: RequestDoc, count: number) {
  try {
    return (await pageOfRecords(store, request, { after: null, limit: count })).records;
  } catch (error) {
    if (error instanceof AppError && error.code === "results_expired") return [];
    throw error;
  }
}
