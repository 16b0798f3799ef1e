import { AppError } from "../errors/app-error.ts";

/** What an account has of a kind; throws `not_found` where it has no such one. */
export function there<T>(found: T | null, one: string): T {
  if (found === null) throw new AppError("not_found", { message: `This account has no such ${one}.` });
  return found;
}
