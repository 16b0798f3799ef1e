import { z } from "zod";
import { AppError, type ErrorDetail } from "../errors/app-error.ts";

/** Parses a part of a call; throws `invalid_input` that lists every problem. `where` prefixes the paths. */
export function read<T extends z.ZodType>(schema: T, value: unknown, where: string): z.output<T> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const details = parsed.error.issues.map((issue): ErrorDetail => ({
    path: [where, ...issue.path].filter((part) => part !== "").join("."),
    code: issue.code,
    message: issue.message,
  }));
  throw new AppError("invalid_input", { details });
}

/** Query parameters of a list. Everything in a query string is text. */
export function pageQuery(defaultLimit: number, maxLimit: number) {
  return z.object({
    limit: z.coerce.number().int().min(1).max(maxLimit, `Use 1 to ${maxLimit}.`).default(defaultLimit),
    cursor: z.string().min(1).optional(),
  });
}
