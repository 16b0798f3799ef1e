import { commonFailures, type FailureRule, type OriginPolicy, sourceUrl } from "../../plugin-sdk/index.ts";

/** Where people watch; links in Records always point here, whatever the origin is configured to. */
export const SITE = "https://www.youtube.com";
const PACE = { requestsPerSecond: 1, concurrency: 1 };

export const origins: Record<"web" | "charts", OriginPolicy> = {
  web: { url: SITE, ...PACE },
  charts: { url: "https://charts.youtube.com", ...PACE },
};

/** How YouTube says no. What it says of one video, channel or playlist stands inside of answers: see `page/refusals.ts`. */
export const failures: readonly FailureRule[] = [
  {
    code: "source_changed",
    message: "YouTube no longer takes this call (status 400 or 404).",
    when: ({ status, url }) => (status === 400 || status === 404) && url.includes("/youtubei/"),
  },
  ...commonFailures("YouTube"),
];

export const videoUrl = (id: string): string => `${SITE}/watch?${new URLSearchParams({ v: id }).toString()}`;
export const shortUrl = (id: string): string => sourceUrl(SITE, "/shorts/{id}", { id });
export const channelUrl = (id: string): string => sourceUrl(SITE, "/channel/{id}", { id });
export const playlistUrl = (id: string): string =>
  `${SITE}/playlist?${new URLSearchParams({ list: id }).toString()}`;
