import { AppError } from "../../errors/app-error.ts";
import type { JsonObject } from "../../kernel/json.ts";
import { planRequest, type RequestPlan } from "../request/plan.ts";
import type { Catalog } from "../scraper/catalog.ts";

/**
 * The Request that runs the canary of an operation: the ordinary one for its input, at no price. Throws what planning
 * throws, and `operation_not_found` for an operation without a canary.
 */
export async function planCanary(
  catalog: Catalog,
  scraperId: string,
  operation: string,
  accountId: string,
): Promise<RequestPlan> {
  const { scraper } = catalog.usable(scraperId);
  const canary = scraper.operations.find(({ name }) => name === operation)?.canary;
  if (!canary)
    throw new AppError("operation_not_found", {
      message: `${scraperId} has no operation ${operation.slice(0, 60)} with a canary.`,
    });
  const input: JsonObject = { ...canary.input, operation };
  const { records, fields } = canary.atLeast;
  const asked = { scraper: scraperId, input, limit: records, maxCostUsdMicros: null, tags: [] };
  const plan = await planRequest(catalog, asked, accountId);
  return { ...plan, priceUsdMicros: 0, estimatedCostUsdMicros: 0, canary: { records, fields: [...fields] } };
}
