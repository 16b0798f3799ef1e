import type { FoundPage } from "../domain/keyset-page.ts";
import type { PageInfo } from "../schema/shared/page-info.type.ts";

interface Edge<T> {
  cursor: string;
  node: T;
}

/** A page of a list: with cursors, without them, and where it stands. @param after cursor that the page was asked for by */
export function connectionOf<T>(
  edges: Edge<T>[],
  nextCursor: string | null,
  after: string | null,
): { edges: Edge<T>[]; nodes: T[]; pageInfo: PageInfo } {
  return {
    edges,
    nodes: edges.map(({ node }) => node),
    pageInfo: {
      hasNextPage: nextCursor !== null,
      hasPreviousPage: after !== null,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

/** The same of what a service found, each as it is shown. */
export function connectionOfPage<D, T>(
  { rows, nextCursor }: FoundPage<D>,
  after: string | null,
  shown: (doc: D) => T,
): ReturnType<typeof connectionOf<T>> {
  const edges = rows.map(({ doc, cursor }) => ({ cursor, node: shown(doc) }));
  return connectionOf(edges, nextCursor, after);
}
