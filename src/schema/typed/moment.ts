import { z } from "zod";
import type { Json } from "../../kernel/json.ts";

/** What Records are validated by; `new Date` alone would read the 30th of February as the 1st of March. */
const stored = z.iso.datetime({ offset: true });

/**
 * A moment of a stored Record, or a list of them. A text that is none, of an older version of a scraper, is null:
 * nobody may take it for a moment, and the Record's `data` still has it.
 */
export function momentOf(value: Json | undefined): Date | null | (Date | null)[] {
  if (Array.isArray(value)) return value.map((item) => momentOf(item) as Date | null);
  const { success, data } = stored.safeParse(value);
  return success ? new Date(data) : null;
}
