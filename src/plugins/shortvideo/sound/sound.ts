import { operation } from "../../../plugin-sdk/index.ts";
import { LIST_FEATURES, LISTED_NOTE } from "../items/list.ts";
import { soundInput, SoundVideo, soundVideos } from "../items/sound-videos.ts";
import { names, targetForms } from "../inputs.ts";

export const sound = operation({
  name: "sound",
  aliases: ["sounds", "soundVideos", "audio"],
  title: "Videos with a sound",
  summary: "Videos with a sound, and how many there are.",
  agentHint: "Use with `soundUrls` or ids, such as `sound.id` of a Record of `video`.",
  availability: "partial",
  availabilityNote: LISTED_NOTE,
  input: soundInput,
  normalize: targetForms("soundIds", "sound"),
  selects: names("soundIds", "sound"),
  features: LIST_FEATURES,
  record: SoundVideo,
  dedupeKey: (record) => `${record.sound?.id}\n${record.id}`,
  canary: {
    input: { soundIds: ["7077435666233051138"] },
    atLeast: { records: 3, fields: ["viewCount", "sound"] },
  },
  run: soundVideos,
});
