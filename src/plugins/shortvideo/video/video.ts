import { eachTarget, operation, z } from "../../../plugin-sdk/index.ts";
import { fileCoverage, fits, lacksPlace } from "../items/filters.ts";
import { openVideo } from "../items/open-video.ts";
import { videoShape } from "../items/video-record.ts";
import { FILE_FLAGS, fileFlags, filterInput, names, targetForms, videoIds } from "../inputs.ts";
import { Ways } from "../page/ways.ts";
import { picked, projectionInput, selectedFields } from "../projection.ts";

export const PAGE_NOTE =
  "TikTok often answers programs with a challenge instead of its pages, which is not solved; what other sites embed is then read, which states less.";

export const video = operation({
  name: "video",
  aliases: ["videos-by-url", "videoDetails", "post", "posts-by-url", "photo", "videoInfo"],
  title: "Video",
  summary:
    "A video or photo post: caption, author, counts, sound, hashtags, subtitles, place and media addresses.",
  agentHint: "Use with video ids or addresses, such as `id` of a Record of `videos`, `hashtag` or `sound`.",
  availability: "partial",
  availabilityNote: `${PAGE_NOTE} Addresses of media end to work after some hours; files are not fetched.`,
  input: z.object({ videoIds, ...filterInput, ...fileFlags, ...projectionInput }),
  normalize: targetForms("videoIds", "video", "short"),
  selects: names("videoIds", "video", "short"),
  features: FILE_FLAGS,
  record: z.object({ ...videoShape, ...selectedFields }).meta({ title: "Video" }),
  dedupeKey: (record) => record.id,
  canary: {
    input: { videoIds: ["7267345319900368146"] },
    atLeast: { records: 1, fields: ["text", "viewCount"] },
  },
  run(ctx, asked, found) {
    const ways = new Ways(ctx);
    return eachTarget(ctx, [...new Set(asked.videoIds)], async function* (target, inner) {
      const { page, video: one, item } = await openVideo(inner, ways, target);
      const isWanted = fits(one, asked, inner.warn);
      if (isWanted === true)
        yield found(page, { ...one, selectedFields: picked(asked, one) }, fileCoverage(asked, one));
      if (isWanted === false) inner.foundNothing(`Video ${one.id} does not fit the filters.`);
      // One without likes is no proof that nothing fits; many never state their country.
      if (isWanted === null && lacksPlace(one, asked, item))
        inner.foundNothing(`Video ${one.id} does not say where it was made.`);
    });
  },
});
