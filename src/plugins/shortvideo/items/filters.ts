import { coverageOf, type JsonObject, outcomeOf, type RunContext } from "../../../plugin-sdk/index.ts";
import { FILE_FLAGS } from "../inputs.ts";
import type { VideoDraft } from "./video.ts";

export interface Filters {
  startDate?: string | undefined;
  endDate?: string | undefined;
  minLikes?: number | undefined;
  maxLikes?: number | undefined;
  region?: string | undefined;
}
type Filtered = Pick<VideoDraft, "id" | "publishedAt" | "likeCount" | "country">;

/** Whether the filters need more than a row of a list says. */
export const needsDetails = ({ minLikes, maxLikes, region }: Filters): boolean =>
  [minLikes, maxLikes, region].some((filter) => filter !== undefined);

export const isInTime = ({ publishedAt }: Filtered, { startDate, endDate }: Filters): boolean => {
  const day = publishedAt.slice(0, "2026-01-31".length);
  return day >= (startDate ?? day) && day <= (endDate ?? day);
};

/** Whether a video fits; null, and counted, for one that does not say what a filter asks for. */
export function fits(video: Filtered, asked: Filters, warn: RunContext["warn"]): boolean | null {
  const { likeCount, country } = video;
  if (!isInTime(video, asked)) return false;
  const wantsLikes = asked.minLikes !== undefined || asked.maxLikes !== undefined;
  if ((wantsLikes && likeCount === null) || (asked.region !== undefined && country === null)) {
    warn("filter_unknown", `likeCount, country: video ${video.id} does not say what a filter asks for.`);
    return null;
  }
  const likes = likeCount ?? 0;
  const hasLikes = !wantsLikes || (likes >= (asked.minLikes ?? 0) && likes <= (asked.maxLikes ?? Infinity));
  return hasLikes && (asked.region === undefined || country === asked.region);
}

/** Whether a country was asked for that the video does not state in any form, and nothing else is unknown. */
export const lacksPlace = (
  { likeCount, country }: Filtered,
  { region, minLikes, maxLikes }: Filters,
  item: JsonObject | null,
): boolean =>
  region !== undefined &&
  country === null &&
  [null, ""].some((nothing) => (item?.["locationCreated"] ?? null) === nothing) &&
  (likeCount !== null || (minLikes === undefined && maxLikes === undefined));

type Flags = Readonly<Record<(typeof FILE_FLAGS)[number], boolean>>;
/** What a video has of the files that are asked for: addresses at best. */
export const fileCoverage = (
  asked: Flags,
  { kind, media, subtitles }: Pick<VideoDraft, "kind" | "media" | "subtitles">,
) =>
  coverageOf(asked, FILE_FLAGS, {
    downloadVideos: outcomeOf(false, kind === "video" && media !== null),
    downloadSubtitles: outcomeOf(false, subtitles !== null && subtitles.length > 0),
    transcribeVideos: "accepted_for_compatibility",
  });
/** For Records that are no videos. */
export const noFiles = (asked: Flags) =>
  coverageOf(asked, FILE_FLAGS, {
    downloadVideos: "accepted_for_compatibility",
    downloadSubtitles: "accepted_for_compatibility",
    transcribeVideos: "accepted_for_compatibility",
  });
