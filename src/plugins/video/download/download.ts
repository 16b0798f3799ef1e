import {
  eachTarget,
  fillerOf,
  flagField,
  identityFields,
  listField,
  numberField,
  operation,
  shapeOf,
  sizedImageFields,
  textField,
  z,
} from "../../../plugin-sdk/index.ts";
import { localeInput, targetForms, videoIds } from "../inputs.ts";
import { videoUrl } from "../source.ts";
import { CAPTION, readPlayer } from "../video/player.ts";
import { openWatch } from "../video/watch-page.ts";
import { formatsField, formatsIn } from "./formats.ts";

const Download = z
  .object({
    ...identityFields("the video"),
    downloadAvailable: flagField("Always false: see `reason`."),
    reason: textField("Why no file is given."),
    playability: textField("Whether it can be played, in the source's word."),
    playabilityReason: textField("Why it cannot, in the language of the page."),
    durationSeconds: numberField("Length in seconds."),
    isLive: flagField("True while it is or when it was sent live."),
    embedUrl: textField("Address of the player for other websites."),
    formats: formatsField(),
    captions: listField(shapeOf(CAPTION), "Captions that the video has; null when none."),
    thumbnails: listField(sizedImageFields(), "Stills, by size."),
  })
  .meta({ title: "Download" });
const downloadOf = fillerOf(Download.shape);

const REASON =
  "YouTube signs addresses of media for one viewer and its terms forbid to keep them; Quarry gives what the page says of them.";

export const download = operation({
  name: "download",
  aliases: ["formats", "downloads", "downloadVideo"],
  title: "Media of a video",
  summary:
    "Formats, captions and stills of a video as its page lists them: what a download would choose from.",
  agentHint: "Gives no file and no address of one. For watching elsewhere use `embedUrl`.",
  availability: "partial",
  availabilityNote:
    "Files are not given: their addresses are signed for one viewer. Some pages list no formats.",
  input: z.object({ videoIds, ...localeInput }),
  normalize: targetForms("videoIds", "video"),
  record: Download,
  dedupeKey: (record) => record.id,
  canary: {
    input: { videoIds: ["jNQXAC9IVRw"] },
    atLeast: { records: 1, fields: ["title", "durationSeconds"] },
  },
  run: (ctx, { videoIds: ids, ...locale }, found) =>
    eachTarget(ctx, [...new Set(ids)], async function* (id, inner) {
      const watch = await openWatch(inner, id, locale);
      const read = readPlayer(watch, id, inner.warn);
      const formats = formatsIn(watch.player, inner.warn);
      const draft = downloadOf({
        ...read,
        url: videoUrl(id),
        downloadAvailable: false,
        reason: REASON,
        formats,
      });
      yield found(watch.page, draft);
    }),
});
