/** What every operation that reads a feed lacks without the operator's credential. */
export const FEED_NOTE =
  "Without the operator's credential for Reddit's API feeds are read, which tell no scores, flair, marks or parents of comments, and may be asked about once in half a minute.";
/** Of what the API answers with. */
export const NOT_ECHOED =
  "Listings of the API repeat neither words nor order, time or page: rows are held to the community or account. Feeds repeat all.";
