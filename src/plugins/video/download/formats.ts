import {
  arr,
  at,
  countFrom,
  digitsFrom,
  fieldFrom,
  flagField,
  idFrom,
  type JsonObject,
  listField,
  needed,
  numberField,
  rarely,
  readRows,
  type RunContext,
  shapeOf,
  str,
  textFrom,
} from "../../../plugin-sdk/index.ts";

const kindOf = (meaning: string, kind: string) =>
  rarely(fieldFrom("kinds", flagField(meaning), (kinds) => Array.isArray(kinds) && kinds.includes(kind)));
const seconds = fieldFrom("approxDurationMs", numberField("Length in seconds."), (value) => {
  const ms = Number(value);
  return value === "" || Number.isNaN(ms) ? null : ms / 1000;
});

/** A form in which the player may ask for a video. Addresses of media are not read: they are signed for one viewer. */
const FORMAT = {
  id: needed(idFrom("itag", "Number of the format.")),
  mimeType: needed(textFrom("mimeType", "Container and codecs.")),
  hasVideo: kindOf("True where it has pictures.", "video"),
  hasAudio: kindOf("True where it has sound.", "audio"),
  quality: rarely(textFrom("qualityLabel", "Quality as players show it, such as 1080p60.")),
  audioQuality: rarely(textFrom("audioQuality", "Quality of the sound, in the source's word.")),
  widthPx: rarely(countFrom("width", "Width in pixels.")),
  heightPx: rarely(countFrom("height", "Height in pixels.")),
  framesPerSecond: rarely(countFrom("fps", "Pictures per second.")),
  bitsPerSecond: rarely(countFrom("bitrate", "Bits per second.")),
  sizeBytes: rarely(digitsFrom("contentLength", "Size in bytes.")),
  durationSeconds: rarely(seconds),
  audioSampleRateHz: rarely(digitsFrom("audioSampleRate", "Samples of sound per second.")),
  audioChannelCount: rarely(countFrom("audioChannels", "Channels of sound.")),
  audioTrackName: rarely(
    textFrom("audioTrack.displayName", "Name of the sound track, where there are several."),
  ),
};

export const formatsField = () =>
  listField(
    shapeOf(FORMAT),
    "Formats in which the player may ask for it; null where the page does not list them.",
  );

/** The formats that a page lists, or null. */
export function formatsIn(player: JsonObject | null, warn: RunContext["warn"]) {
  const streams = at(player, "streamingData");
  const together = arr(streams, "formats");
  const apart = arr(streams, "adaptiveFormats");
  if (together === null && apart === null) return null;
  if (together === null || apart === null)
    warn(
      "formats_incomplete",
      "formats: the page lists those with pictures and sound together, or those apart, alone.",
    );
  const rows = [
    ...(together ?? []).map((row) => withKinds(row, true)),
    ...(apart ?? []).map((row) => withKinds(row, false)),
  ];
  return readRows(FORMAT, rows, { answer: "list of formats", warn }, "formats");
}

/** Formats of the first list have pictures and sound; those of the second have what their type says. */
function withKinds(row: unknown, isWhole: boolean): unknown {
  const kind = str(row, "mimeType")?.split("/")[0];
  return { ...(row as JsonObject), kinds: isWhole ? ["video", "audio"] : [kind] };
}
