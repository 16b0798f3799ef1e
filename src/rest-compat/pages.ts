import { z } from "zod";

/** Where a page begins. */
export const cursorParameter = z
  .string()
  .min(1)
  .optional()
  .describe("`nextCursor` of the page before, unchanged.");

/** Where the next page begins, or null. */
export function nextCursorOf(pageInfo: {
  hasNextPage: boolean;
  endCursor?: string | null | undefined;
}): string | null {
  return pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null;
}
