import type { Page } from "./models.ts";

interface Connection<T> {
  nodes: T[];
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
}

/** A page as callers of the client have it. */
export function pageOf<T>({ nodes, pageInfo }: Connection<T>): Page<T> {
  return { items: nodes, nextCursor: pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null };
}
