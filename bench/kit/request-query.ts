/** What a caller asks of a Request while it waits for it; both GraphQL contenders answer this document. */
export const REQUEST_QUERY = `query Request($id: ID!) {
  request(id: $id) {
    id operation status stopReason limit estimatedCostUsdMicros finalCostUsdMicros currency recordCount attempt round
    createdAt startedAt finishedAt expiresAt
    normalizations { path reason }
    progress { pagesFetched recordsStored bytesReceived retries dropped duplicates }
    error { code message }
  }
}`;
