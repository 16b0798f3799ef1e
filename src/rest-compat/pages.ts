import { z } from "zod";
import { grouped } from "../kernel/grouped.ts";

/** Query parameters of a list of such things. Everything in a query string is text. */
export function pageQuery({ page: { usual, most } }: { page: { usual: number; most: number } }) {
  return z.strictObject({
    limit: z.coerce
      .number()
      .pipe(z.int().min(1).max(most))
      .default(usual)
      .describe(`Items on the page, 1 to ${grouped(most)}.`),
    cursor: z.string().min(1).optional().describe("`nextCursor` of the page before, unchanged."),
  });
}

/** The same in the arguments of GraphQL. */
export function pageVariables({ limit, cursor }: { limit: number; cursor?: string | undefined }): {
  first: number;
  after?: string;
} {
  return { first: limit, ...(cursor === undefined ? {} : { after: cursor }) };
}

/** Where the next page begins, or null. */
export function nextCursorOf(pageInfo: {
  hasNextPage: boolean;
  endCursor?: string | null | undefined;
}): string | null {
  return pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null;
}
