import type { NewRequest } from "../../domain/request/plan.ts";
import { AppError, type ErrorDetail } from "../../errors/app-error.ts";
import type { Json, JsonObject } from "../../kernel/json.ts";
import type { RequestCreateInput } from "../../schema/request/request.input.ts";
import { plainInput } from "../../schema/typed/plain-input.ts";
import type { GatewayServices } from "../context.ts";

/** What a caller wants to be scraped, said in either form. */
export interface AskedFor {
  request: NewRequest;
  /** The call made for it; its errors name the fields of the form that the caller chose. */
  inItsWords<T>(call: Promise<T>): Promise<T>;
}

/** @throws AppError `scraper_not_found` and its like, and `invalid_input` unless exactly one form is given */
export function askedFor(input: RequestCreateInput, { families, catalog }: GatewayServices): AskedFor {
  const { typed, scraper, limit = null } = input;
  const refused = (...problem: Parameters<typeof refusal>): AppError => {
    // Said first: who mistypes the scraper would correct an input in vain.
    if (scraper != null) catalog.usable(scraper);
    return refusal(...problem);
  };
  const maxCostUsdMicros = input.maxCostUsdMicros ?? null;
  if (maxCostUsdMicros !== null && maxCostUsdMicros <= 0)
    throw refused("maxCostUsdMicros", "A cost ceiling must be above 0.", {
      limit: 1,
      actual: maxCostUsdMicros,
    });
  const terms = { limit, maxCostUsdMicros, tags: input.tags ?? [] };
  if (typed == null) {
    if (scraper == null || input.input == null)
      throw refused(scraper == null ? "scraper" : "input", "Give `typed`, or `scraper` with `input`.");
    return {
      request: { scraper, input: input.input as Json, ...terms },
      inItsWords: (call) => call,
    };
  }
  if (scraper != null || input.input != null)
    throw refused(scraper == null ? "input" : "scraper", "Leave it out: `typed` says it already.");
  if (families.input === null) throw refused("typed", "This server has no scrapers.");
  const { path, ...plain } = plainInput(families.input, typed as JsonObject);
  return {
    request: { ...plain, ...terms },
    inItsWords: (call) =>
      call.catch((error: unknown) => {
        throw error instanceof AppError ? pointingTo(error, `typed.${path}`) : error;
      }),
  };
}

function pointingTo(error: AppError, path: string): AppError {
  const { code, message, retryAfterSeconds, cause } = error;
  const details = error.details.map((detail) => ({
    ...detail,
    path: detail.path.replace(/^input(?=\.|$)/, path),
  }));
  return new AppError(code, {
    message,
    details,
    cause,
    facts: error.facts,
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  });
}

function refusal(path: string, message: string, more: Partial<ErrorDetail> = {}): AppError {
  const code = more.limit === undefined ? "invalid_value" : "too_small";
  return new AppError("invalid_input", { details: [{ path, code, message, ...more }] });
}
