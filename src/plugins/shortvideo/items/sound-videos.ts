import {
  countField,
  eachTarget,
  ExtraPages,
  type Finder,
  type RunContext,
  z,
} from "../../../plugin-sdk/index.ts";
import { soundIds } from "../inputs.ts";
import { Ways } from "../page/ways.ts";
import { pickedEach } from "../projection.ts";
import { soundList } from "./heads.ts";
import { listCoverage, listed, listedShape, listInput } from "./list.ts";
import { soundOf } from "./video-record.ts";

/** Both `music` and `sound` take it: TikTok calls songs and what people recorded sounds. */
export const soundInput = z.object({ soundIds, ...listInput });
export const SoundVideo = z
  .object({ ...listedShape, soundVideoCount: countField("Videos that are made with the sound.") })
  .meta({ title: "SoundVideo" });

type Asked = z.output<typeof soundInput>;

export function soundVideos(ctx: RunContext, asked: Asked, found: Finder<z.input<typeof SoundVideo>>) {
  const [ways, extra] = [new Ways(ctx), new ExtraPages(ctx)];
  return eachTarget(ctx, [...new Set(asked.soundIds)], (id, inner) =>
    listed(inner, { asked, ways, extra }, soundList(inner, id), (page, row, { videoCount, ...head }) => {
      const sound = row.video.sound ?? soundOf(head);
      const one = { ...row.video, sound, resultPosition: row.place, soundVideoCount: videoCount };
      return found.row(page, { ...one, selectedItems: pickedEach(asked, [one]) }, listCoverage(asked, row));
    }),
  );
}
