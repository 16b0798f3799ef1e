import {
  asLists,
  changed,
  eachTarget,
  languageTag,
  listField,
  listOf,
  neededLink,
  neededText,
  operation,
  shapeOf,
  SourceError,
  steps,
  z,
} from "../../../plugin-sdk/index.ts";
import { localeInput, targetForms, videoIds } from "../inputs.ts";
import { videoUrl } from "../source.ts";
import { CAPTION, readPlayer } from "../video/player.ts";
import { openWatch, refusalFor } from "../video/watch-page.ts";
import { readTrack, showsTranscript, trackIn, tracksOf, transcriptFields } from "./read.ts";

export const languagesInput = {
  languages: listOf(languageTag, 20, "languages")
    .optional()
    .describe(
      "Languages of the transcripts, BCP 47; one Record each. Without it the captions that the page would show.",
    )
    .meta({
      aliases: [
        "transcriptLanguages",
        "transcriptLanguage",
        "captionLanguages",
        "subtitlesLanguage",
        "subtitlesLanguages",
      ],
    }),
};

const Transcript = z
  .object({
    id: neededText("Id of the video."),
    url: neededLink("Page of the video."),
    title: neededText("Title of the video."),
    ...transcriptFields(),
    captions: listField(shapeOf(CAPTION), "All captions that the video has."),
  })
  .meta({ title: "Transcript" });

export const transcript = operation({
  name: "transcript",
  aliases: ["transcripts", "captions", "subtitles"],
  title: "Transcript",
  summary: "What is said in a video, line by line with times, in the languages that it has captions in.",
  agentHint:
    "Use with video ids; `video` lists the languages of the captions. Translations by machine are not read.",
  availability: "partial",
  notEchoed:
    "A panel of a transcript and a file of captions name no video; the page that leads to them does.",
  availabilityNote:
    "The list of captions is on the page. Their text comes by a call that robots.txt disallows: it runs only where the operator allows it.",
  input: z.object({ videoIds, ...languagesInput, ...localeInput }),
  normalize: steps(targetForms("videoIds", "video"), asLists("languages")),
  selects: (raw) => raw["languages"] !== undefined,
  record: Transcript,
  dedupeKey: (record) => `${record.id}\n${record.language ?? ""}\n${String(record.isAutomatic)}`,
  canary: { input: { videoIds: ["jNQXAC9IVRw"] }, atLeast: { records: 1, fields: ["text", "segments"] } },
  run: (ctx, { videoIds: ids, languages, ...locale }, found) =>
    eachTarget(ctx, [...new Set(ids)], async function* (id, inner) {
      const watch = await openWatch(inner, id, locale);
      const { title, captions } = readPlayer(watch, id, inner.warn);
      const tracks = tracksOf(watch, inner.warn);
      const [shown] = tracks;
      const refusal = refusalFor(watch, id);
      if (shown === undefined && refusal !== null) throw refusal;
      if (shown === undefined && showsTranscript(watch))
        throw changed(
          watch.page,
          "The page shows captions of the video, and its list of them cannot be read.",
        );
      if (shown === undefined) return inner.foundNothing(`Video ${id} has no captions.`);
      const wanted = languages?.map((language) => ({ language, track: trackIn(tracks, language) }));
      const has = tracks.map(({ language }) => language).join(", ");
      for (const { language, track } of wanted ?? [])
        if (track === null)
          inner.warn("language_missing", `Video ${id} has no captions in "${language}"; it has ${has}.`);
      const chosen = new Set(wanted?.flatMap(({ track }) => track ?? []) ?? [shown]);
      if (chosen.size === 0)
        throw new SourceError(
          "input_not_found",
          `Video ${id} has no captions in these languages; it has ${has}.`,
        );
      yield* eachTarget(inner, [...chosen], async function* (track, within) {
        const { page, transcript: read } = await readTrack(within, watch, id, track, locale);
        yield found(page, { id, url: videoUrl(id), title, ...read, captions });
      });
    }),
});
