import type { Path } from "../parse/sparse.ts";

/**
 * One RPC whose answer a page carries. Found by RPC id; the `ds:` number moves between releases and is only the
 * fallback. `base` leads to the node that parsers read, `needs` (from there) to what tells it from its namesakes.
 */
export interface Blob {
  readonly what: string;
  readonly rpc: string;
  /** As of July 2026. */
  readonly key: string;
  readonly base: Path;
  readonly needs: Path;
}

/** Page blobs by name. A moved index is one line here. */
export const BLOBS = {
  appDetails: { what: "app details", rpc: "Ws7gDc", key: "ds:5", base: [1, 2], needs: [0, 0] },
  appClusters: { what: "related apps", rpc: "ag2B9c", key: "ds:8", base: [1, 1], needs: [0, 21] },
  firstReviews: { what: "first reviews", rpc: "oCPfdb", key: "ds:10", base: [], needs: [0, 0, 0] },
  dataSafety: { what: "data safety", rpc: "Ws7gDc", key: "ds:3", base: [1, 2], needs: [68] },
  search: { what: "search sections", rpc: "lGYRle", key: "ds:4", base: [0, 1], needs: [] },
  developerHeader: { what: "developer header", rpc: "Ws7gDc", key: "ds:5", base: [1], needs: [12] },
  developerFeatured: {
    what: "featured app",
    rpc: "r4RdKc",
    key: "ds:4",
    base: [1, 1, 0, 23],
    needs: [16, 2],
  },
  appsByNumber: { what: "developer apps", rpc: "MRTdke", key: "ds:3", base: [0, 1, 0, 21], needs: [0] },
  appsByName: { what: "developer apps", rpc: "IRWBmd", key: "ds:3", base: [0, 1, 0, 22], needs: [0] },
} as const satisfies Record<string, Blob>;
