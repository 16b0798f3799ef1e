import {
  eachTarget,
  fieldMask,
  fillerOf,
  flagField,
  nothingOf,
  objectField,
  operation,
  z,
} from "../../../plugin-sdk/index.ts";
import { localeInput, names, playlistIds, targetForms } from "../inputs.ts";
import { Item, itemOf } from "../items/item.ts";
import { listPages } from "../items/pages.ts";
import { openPage } from "../page/answer.ts";
import { playlistInfo, playlistInfoFields } from "./info.ts";

const PlaylistRow = Item.omit(
  fieldMask("kind description badges subscriberCount subscriberCountText videoCount videoCountText"),
)
  .extend({
    isPlayable: flagField(
      "False for a video that was removed or made private; null where the list does not tell.",
    ),
    playlistInfo: objectField(playlistInfoFields(), "The playlist."),
  })
  .meta({ title: "PlaylistItem" });
const rowOf = fillerOf(PlaylistRow.shape);

export const playlist = operation({
  name: "playlist",
  aliases: ["playlistVideos", "playlistItems", "playlists"],
  title: "Playlist",
  summary: "The videos of a playlist in its order, each row with what the page says of the playlist.",
  agentHint: "Use with the id of a playlist. Ask `video` for instants, likes and descriptions.",
  availability: "partial",
  availabilityNote:
    "The first 100 rows are on the page. Further ones need a call that robots.txt disallows: it runs only where the operator allows it.",
  input: z.object({ playlistIds, ...localeInput }),
  normalize: targetForms("playlistIds", "playlist"),
  selects: names("playlistIds", "playlist"),
  record: PlaylistRow,
  dedupeKey: (record) => `${record.playlistInfo?.id ?? ""}\n${record.resultPosition ?? 0}\n${record.id}`,
  canary: {
    input: { playlistIds: ["PL8dPuuaLjXtOAKed_MxxWBNaPno5h3Zs8"] },
    atLeast: { records: 20, fields: ["title", "durationSeconds", "playlistInfo.videoCount"] },
  },
  run: (ctx, { playlistIds: ids, ...locale }, found) =>
    eachTarget(ctx, [...new Set(ids)], async function* (id, inner) {
      const first = await openPage(inner, `${inner.origin("web")}/playlist`, locale, { list: id });
      const info = { ...nothingOf(playlistInfoFields()), ...playlistInfo(first, id, inner.warn) };
      inner.held(first.page);
      const { videoCount } = info;
      if (videoCount !== null) inner.total(videoCount);
      if (videoCount === 0) return inner.foundNothing(`Playlist ${id} has no videos.`);
      yield* listPages(inner, {
        more: "browse",
        locale,
        open: () => Promise.resolve(first),
        make: ({ page, language }, card, place) =>
          found.row(page, rowOf({ ...itemOf(card, language, place), playlistInfo: info })),
        end(read) {
          if (videoCount !== null && read < videoCount)
            inner.warn(
              "videos_missing",
              `The playlist has ${videoCount} videos; the list shows ${read} of them.`,
            );
        },
      });
    }),
});
