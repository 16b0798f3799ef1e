import { AppError } from "../errors/app-error.ts";

/** Null is how GraphQL says that an object is not there. Throws `not_found`. */
export function found<T>(value: T | null | undefined): T {
  if (value == null) throw new AppError("not_found");
  return value;
}
