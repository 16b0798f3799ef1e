/** Stops the Requests of an account that wait or run: of a scraper, or counting for an API key, where one is named. */
export type StopRequests = (which: {
  accountId: string;
  scraper?: string;
  apiKeyId?: string;
}) => Promise<void>;
