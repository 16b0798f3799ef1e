import type { z } from "zod";
import { AppError } from "../errors/app-error.ts";

/** Throws `invalid_input` that lists every problem of what was given. */
export function assertFits(schema: z.ZodType, given: unknown): void {
  const parsed = schema.safeParse(given);
  if (parsed.success) return;
  throw new AppError("invalid_input", {
    details: parsed.error.issues.map(({ path, code, message }) => ({ path: path.join("."), code, message })),
  });
}
