import { setImmediate as nextTurn } from "node:timers/promises";
import { AppError, type ErrorDetail } from "../../errors/app-error.ts";
import { isJsonObject, type Json, type JsonObject } from "../../kernel/json.ts";
import { assertPublicInTurns } from "../../scrape-host/input/assert-public.ts";
import { assertSize } from "../../scrape-host/input/input-size.ts";
import { DEFAULT_LIMIT } from "../../scrape-host/input/json-schema.ts";
import type { Normalization, RequestDoc } from "../../store/request/request-documents.ts";
import type { Catalog } from "../scraper/catalog.ts";
import { affordableRecords, estimateUsdMicros } from "./cost.ts";
import { tagsOf } from "./tags.ts";

export interface NewRequest {
  scraper: string;
  /** As the caller sent it. */
  input: Json;
  /** Beside or instead of `input.limit`. */
  limit: number | null;
  maxCostUsdMicros: number | null;
  /** The caller's own words for it. */
  tags: readonly string[];
  /** The API key of the caller, for limits of its own. */
  apiKeyId?: string | null;
}

/** What a Request will be, if it is created. */
export interface RequestPlan {
  scraper: string;
  operation: string;
  /** Canonical, with `operation` and `limit`. */
  input: JsonObject;
  requestedFeatures: string[];
  normalizations: Normalization[];
  limit: number;
  priceUsdMicros: number;
  maxCostUsdMicros: number | null;
  estimatedCostUsdMicros: number;
  tags: string[];
  apiKeyId?: string;
  /** The most Records that limit and maxCost allow together. */
  affordableRecords: number;
  /** Of a Request that runs a canary: what must come back. */
  canary?: RequestDoc["canary"];
}

/**
 * Validates, normalises and prices, in steps that let other calls go on between them. Rejects with an AppError that
 * lists every problem of the input at once.
 * @param who whose turn it is where inputs are read one after the other
 */
export async function planRequest(catalog: Catalog, request: NewRequest, who: string): Promise<RequestPlan> {
  const { scraper } = catalog.usable(request.scraper);
  assertSize(request.input);
  const tags = tagsOf(request.tags, "tags");
  await assertPublicInTurns(request.input);
  await assertPublicInTurns(tags);
  // Aliases of one call run without a pause between them otherwise.
  await nextTurn();
  const prepared = await scraper.prepare(withLimit(request), who);
  const limit = prepared.limit ?? DEFAULT_LIMIT;
  const price = { limit, priceUsdMicros: scraper.priceUsdMicros, maxCostUsdMicros: request.maxCostUsdMicros };
  const affordable = affordableRecords(price);
  if (affordable < 1) throw tooLowCeiling(scraper.priceUsdMicros, request.maxCostUsdMicros ?? 0);
  const normalizations = prepared.normalizations.map((one) => ({ ...one }));
  if (prepared.limit === null)
    normalizations.push({ path: "limit", from: null, to: limit, reason: "default" });
  return {
    scraper: scraper.id,
    operation: prepared.operation,
    input: { operation: prepared.operation, ...prepared.input, limit },
    requestedFeatures: prepared.requestedFeatures,
    normalizations,
    tags,
    ...(request.apiKeyId == null ? {} : { apiKeyId: request.apiKeyId }),
    ...price,
    estimatedCostUsdMicros: estimateUsdMicros(price),
    affordableRecords: affordable,
  };
}

function withLimit({ input, limit }: NewRequest): Json {
  if (limit === null || !isJsonObject(input)) return input;
  if (input.limit !== undefined && Number(input.limit) !== limit) {
    const detail: ErrorDetail = {
      path: "limit",
      code: "conflict",
      message: `limit is ${limit} and input.limit is ${JSON.stringify(input.limit)}; give one.`,
    };
    throw new AppError("invalid_input", { details: [detail] });
  }
  return { ...input, limit };
}

function tooLowCeiling(priceUsdMicros: number, maxCostUsdMicros: number): AppError {
  return new AppError("invalid_input", {
    message: "The cost ceiling is below the price of one Record.",
    details: [
      {
        path: "maxCostUsdMicros",
        code: "too_small",
        message: "In micro-USD: the price of one Record, and the ceiling given.",
        limit: priceUsdMicros,
        actual: maxCostUsdMicros,
      },
    ],
  });
}
