/** What a run counts of itself, from page to page. */
export interface RunProgress {
  pagesFetched: number;
  bytesReceived: number;
  retries: number;
  /** Records the source claims to have, when it says so. */
  total: number | null;
  /** Records that broke a required field. */
  dropped: number;
  duplicates: number;
  warnings: Record<string, number>;
}

/** In how many Records of a run a field was filled, and in how many it was null or absent. */
export interface FieldCount {
  filled: number;
  empty: number;
}
