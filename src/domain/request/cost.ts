import type { RequestDoc } from "../../store/request/request-documents.ts";

export interface CostInput {
  limit: number;
  priceUsdMicros: number;
  maxCostUsdMicros: number | null;
}

/** The most a Request can cost: limit x price, capped by maxCost. This is the hold. */
export function estimateUsdMicros(input: CostInput): number {
  return affordableRecords(input) * input.priceUsdMicros;
}

/** How many Records may be stored before the limit or the exact cost ceiling is met. */
export function affordableRecords(input: CostInput): number {
  if (input.maxCostUsdMicros === null) return input.limit;
  return Math.min(input.limit, Math.floor(input.maxCostUsdMicros / input.priceUsdMicros));
}

/** What the round that ends now costs: only Records stored in it, since earlier rounds are paid. */
export function roundCost(
  request: Pick<RequestDoc, "recordCount" | "recordCountAtRoundStart" | "priceUsdMicros">,
): {
  records: number;
  costUsdMicros: number;
  totalCostUsdMicros: number;
} {
  const records = request.recordCount - request.recordCountAtRoundStart;
  return {
    records,
    costUsdMicros: records * request.priceUsdMicros,
    totalCostUsdMicros: request.recordCount * request.priceUsdMicros,
  };
}

/** Records still wanted by a Request, and what they can cost at most: the hold of its next round. */
export function remaining(
  request: Pick<RequestDoc, "limit" | "priceUsdMicros" | "maxCostUsdMicros" | "recordCount">,
): {
  records: number;
  holdUsdMicros: number;
} {
  const records = Math.max(0, affordableRecords(request) - request.recordCount);
  return { records, holdUsdMicros: records * request.priceUsdMicros };
}
