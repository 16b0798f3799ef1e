import {
  asLists,
  eachTarget,
  idsFromUrls,
  listOf,
  MAX_GROUP_URLS,
  operation,
  productId,
  type Step,
  steps,
  str,
  wordField,
  z,
} from "../../../plugin-sdk/index.ts";
import { fileCoverage, fits, lacksPlace } from "../items/filters.ts";
import { openVideo } from "../items/open-video.ts";
import { videoShape } from "../items/video-record.ts";
import { FILE_FLAGS, fileFlags, filterInput, names, targetForms, videoIds } from "../inputs.ts";
import { Ways } from "../page/ways.ts";
import { picked, projectionInput, selectedFields } from "../projection.ts";
import { ID, readAddress, valueOf } from "../targets.ts";

const placeIds = listOf(
  productId.refine((id) => ID.test(id), "Expected an id of 15 to 20 digits, or the address of a place."),
  MAX_GROUP_URLS,
  "places",
)
  .optional()
  .describe(
    "Only videos whose page names one of these places: `place.id` of a Record, or addresses of places.",
  )
  .meta({
    aliases: [
      "placeId",
      "place",
      "places",
      "placeUrl",
      "placeUrls",
      "poiId",
      "poiIds",
      "locationUrls",
      "locationIds",
    ],
  });

/** Addresses of places among those of videos are places. */
const placesApart: Step = (raw, note) => {
  const items = [raw["videoIds"] ?? []].flat();
  const places = items.filter((item) => readAddress(str(item) ?? str(item, "url") ?? "")?.kind === "place");
  if (places.length === 0) return raw;
  note("placeIds", "Taken from the addresses.");
  const videoIds = items.filter((item) => !places.includes(item));
  const { videoIds: _given, ...rest } = raw;
  const placeIds = [raw["placeIds"] ?? [], places].flat();
  return { ...rest, placeIds, ...(videoIds.length === 0 ? {} : { videoIds }) };
};

const { id, url, text, publishedAt, author, country, place, viewCount, likeCount } = videoShape;

export const location = operation({
  name: "location",
  aliases: ["locations", "place", "places", "poi", "placeVideos"],
  title: "Where videos were made",
  summary:
    "Country and place of videos, as their pages state them; of all given or of those at given places.",
  agentHint:
    "Use with ids of videos, such as those of `hashtag` for the name of the place, and `placeIds` to keep those there.",
  availability: "partial",
  availabilityNote:
    "TikTok shows the videos of a place to its own app only. This reads where given videos were made; embedded pages do not tell, so it needs their own pages, which are often refused.",
  input: z.object({ videoIds, placeIds, ...filterInput, ...fileFlags, ...projectionInput }),
  normalize: steps(
    placesApart,
    targetForms("videoIds", "video", "short"),
    asLists("placeIds"),
    idsFromUrls("placeIds", valueOf("place")),
  ),
  selects: names("videoIds", "place"),
  features: FILE_FLAGS,
  record: z
    .object({
      ...{ id, url, text, publishedAt, author, country, place, viewCount, likeCount },
      approximation: wordField(
        ["given_videos"],
        "What stands for the videos of a place: where videos that were given were made.",
      ),
      ...selectedFields,
    })
    .meta({ title: "LocatedVideo" }),
  dedupeKey: (record) => record.id,
  canary: { input: { videoIds: ["7198206283571285294"] }, atLeast: { records: 1, fields: ["country"] } },
  run(ctx, asked, found) {
    const ways = new Ways(ctx);
    return eachTarget(ctx, [...new Set(asked.videoIds)], async function* (target, inner) {
      const { page, video, item } = await openVideo(inner, ways, target);
      const isThere = asked.placeIds === undefined || asked.placeIds.includes(video.place?.id ?? "");
      const isWanted = isThere && fits(video, asked, inner.warn);
      if (isWanted === false)
        inner.foundNothing(
          `Video ${video.id} is not of a place that was asked for, or does not fit the filters.`,
        );
      if (isWanted === null && lacksPlace(video, asked, item))
        inner.foundNothing(`Video ${video.id} does not say where it was made.`);
      if (isWanted !== true) return;
      const { id, url, text, publishedAt, author, country, place, viewCount, likeCount } = video;
      const read = { id, url, text, publishedAt, author, country, place, viewCount, likeCount };
      const one = { ...read, approximation: "given_videos" as const };
      yield found(page, { ...one, selectedFields: picked(asked, one) }, fileCoverage(asked, video));
    });
  },
});
