/** What a limit leaves beside the Requests that are over. */
export interface Room {
  of: "records" | "usdMicros";
  left: number;
}

/**
 * Stops the Requests of an account that wait or run, once they have stored what there is room for: of a scraper, or counting for an
 * API key, where one is named. Until then their workers ask again at each batch.
 */
export type StopRequests = (
  which: { accountId: string; scraper?: string; apiKeyId?: string },
  room: Room,
) => Promise<void>;
