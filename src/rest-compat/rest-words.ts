import { AppError } from "../errors/app-error.ts";

/** What /v1 calls what GraphQL has as arguments and fields. */
const REST_NAMES: ReadonlyMap<string, string> = new Map([
  ["first", "limit"],
  ["after", "cursor"],
  ["maxCostUsdMicros", "maxCost"],
  ["idempotencyKey", "Idempotency-Key"],
]);

/** An error of a document that /v1 ran, as its caller has to read it. */
export function inRestWords(error: AppError): AppError {
  if (!error.details.some(({ path }) => REST_NAMES.has(path))) return error;
  const { code, message, retryAfterSeconds, cause } = error;
  const details = error.details.map((one) => ({ ...one, path: REST_NAMES.get(one.path) ?? one.path }));
  return new AppError(code, {
    message,
    details,
    cause,
    facts: error.facts,
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  });
}
