import {
  asLists,
  changed,
  type Coverage,
  coverageOf,
  eachTarget,
  ExtraPages,
  fieldMask,
  fillerOf,
  flag,
  identityFields,
  listField,
  nothingOf,
  objectField,
  operation,
  outcomeOf,
  type RunContext,
  shapeOf,
  type Step,
  steps,
  textField,
  z,
  countFields,
} from "../../../plugin-sdk/index.ts";
import { commentFields, commentsIn } from "../comments/comment.ts";
import { commentsToken, hasComments } from "../comments/token.ts";
import { holdComments } from "../comments/whose.ts";
import { formatsField, formatsIn } from "../download/formats.ts";
import { addressesIn } from "../email/addresses.ts";
import { localeInput, names, targetForms, videoIds } from "../inputs.ts";
import { channelFields, channelRecord, Item } from "../items/item.ts";
import { type Answer, call, type Locale } from "../page/answer.ts";
import { countIn, shownCount } from "../page/texts.ts";
import { videoUrl } from "../source.ts";
import { readTrack, showsTranscript, trackIn, tracksOf, transcriptFields } from "../transcript/read.ts";
import { languagesInput } from "../transcript/transcript.ts";
import { Embeds } from "./embed.ts";
import { playerFields, readPlayer } from "./player.ts";
import { openWatch, refusalFor } from "./watch-page.ts";
import { CHAPTER, readSurroundings, relatedIn } from "./watch.ts";

const FEATURES = [
  "includeRelated",
  "includeDownload",
  "includeEmails",
  "includeComments",
  "includeTranscript",
] as const;
const NOT_FOUND = Object.fromEntries(FEATURES.map((name) => [name, "not_found"])) as Coverage;

const { parentId: _reply, author: _author, ...firstComment } = commentFields();

const VideoRecord = z
  .object({
    ...identityFields("the video"),
    ...playerFields(),
    channel: objectField(
      { ...channelFields(), ...countFields("subscriber", "Subscribers; YouTube rounds them") },
      "Who published it.",
    ),
    chapters: listField(shapeOf(CHAPTER), "Chapters: its own, or those that YouTube made; null when none."),
    related: listField(
      Item.pick(fieldMask("id url title kind channel durationSeconds viewCount viewCountText publishedText"))
        .shape,
      "What YouTube suggests next to it, with `includeRelated`.",
    ),
    formats: formatsField(),
    emails: listField(
      { email: textField("Address, as it is meant.") },
      "E-mail addresses in the description, with `includeEmails`.",
    ),
    comments: listField(
      firstComment,
      "The first comments, about twenty, with `includeComments`; `comments` has all.",
    ),
    transcript: objectField(transcriptFields(), "What is said, with `includeTranscript`."),
  })
  .meta({ title: "Video" });
const videoOf = fillerOf(VideoRecord.shape);

const input = z.object({
  videoIds,
  ...localeInput,
  ...languagesInput,
  includeRelated: flag
    .default(false)
    .describe("Also gives the suggestions next to the video.")
    .meta({ aliases: ["related"] }),
  includeDownload: flag
    .default(false)
    .describe("Also lists the formats that the page names; no files, and no addresses of them.")
    .meta({ aliases: ["includeFormats", "download", "downloadVideos"] }),
  includeEmails: flag
    .default(false)
    .describe("Also gives e-mail addresses that the description shows.")
    .meta({ aliases: ["includeEmail", "email", "emails"] }),
  includeComments: flag
    .default(false)
    .describe("Also gives the first comments. One more call per video.")
    .meta({ aliases: ["comments"] }),
  includeTranscript: flag
    .default(false)
    .describe(
      "Also gives the transcript, in the first of `languages` that there is. One more call per video.",
    )
    .meta({ aliases: ["transcript", "includeTranscripts", "downloadSubtitles"] }),
});

/** Languages are those of transcripts: to name them is to ask for one. */
const transcriptOfLanguages: Step = (raw, note) => {
  if (raw["languages"] === undefined || raw["includeTranscript"] !== undefined) return raw;
  note("includeTranscript", "`languages` are those of the transcript.");
  return { ...raw, includeTranscript: true };
};

export const video = operation({
  name: "video",
  aliases: ["videos", "details", "watch"],
  title: "Video",
  summary:
    "All that the page of a video says: counts, instants, channel, captions, chapters, and on request comments, transcript and formats.",
  agentHint:
    "Use with ids from `search`, `channel` or `playlist`. Flags add parts; comments and transcript cost a call each.",
  availability: "full",
  input,
  normalize: steps(targetForms("videoIds", "video"), asLists("languages"), transcriptOfLanguages),
  // Languages alone ask for transcripts.
  selects: (raw) =>
    names("videoIds", "video")(raw) &&
    (raw["languages"] === undefined || FEATURES.some((feature) => raw[feature] !== undefined)),
  features: FEATURES,
  record: VideoRecord,
  dedupeKey: (record) => record.id,
  canary: {
    input: { videoIds: ["jNQXAC9IVRw"] },
    atLeast: { records: 1, fields: ["title", "viewCount", "publishedAt", "channel.name"] },
  },
  async *run(ctx, asked, found) {
    const { country, language } = asked;
    const locale = { country, language };
    const extra = new ExtraPages(ctx);
    const embeds = new Embeds();
    yield* eachTarget(ctx, [...new Set(asked.videoIds)], async function* (id, inner) {
      const opened = await embeds.unlessRefused(async () => {
        const watch = await openWatch(inner, id, locale);
        return { watch, player: readPlayer(watch, id, inner.warn) };
      });
      if (opened === null) {
        const { page, ...told } = await embeds.read(inner, id);
        const draft = videoOf({ ...nothingOf(playerFields()), ...told });
        yield found(page, draft, coverageOf(asked, FEATURES, NOT_FOUND));
        return;
      }
      const { watch, player } = opened;
      const { channelId, channelName, channelPath, ...read } = player;
      const { channel, chapters, commentCountText, likeCount, liveViewerCount } = readSurroundings(
        watch,
        inner.warn,
      );
      const owner = channelRecord({
        ...channel,
        id: channelId,
        name: channelName,
        path: channel.path ?? channelPath,
      });
      const comments = asked.includeComments
        ? await extra.read("comments", () => firstComments(inner, watch, id, locale))
        : null;
      const transcript = asked.includeTranscript
        ? await extra.read("transcript", () =>
            firstTranscript(inner, watch, id, asked.languages ?? [], locale),
          )
        : null;
      const related = asked.includeRelated ? relatedIn(watch, inner.warn) : null;
      const formats = asked.includeDownload ? formatsIn(watch.player, inner.warn) : null;
      const emails = asked.includeEmails ? addressesIn(read.description ?? "") : null;
      const coverage = coverageOf(asked, FEATURES, {
        includeRelated: outcomeOf(related !== null),
        includeDownload: outcomeOf(formats !== null),
        includeEmails: outcomeOf((emails ?? []).length > 0),
        includeComments: outcomeOf(comments?.isWhole === true, comments !== null),
        includeTranscript: outcomeOf(transcript !== null),
      });
      const draft = videoOf({
        ...nothingOf(playerFields()),
        ...read,
        url: videoUrl(id),
        likeCount: read.likeCount ?? likeCount,
        liveViewerCount,
        ...shownCount("comment", commentCountText, watch.language),
        channel: {
          ...owner,
          subscriberCount: countIn(channel.subscriberCountText, watch.language),
          subscriberCountText: channel.subscriberCountText,
        },
        chapters,
        related,
        formats,
        emails,
        comments: comments?.comments ?? null,
        transcript,
      });
      yield found(watch.page, draft, coverage);
      extra.end();
    });
    embeds.end();
  },
});

async function firstComments(ctx: RunContext, watch: Answer, videoId: string, locale: Locale) {
  const refusal = refusalFor(watch, videoId);
  if (refusal !== null && !hasComments(watch)) throw refusal;
  const start = commentsToken(watch, "top", ctx.warn);
  if (start === null) return { comments: null, isWhole: true };
  const answer = await call(ctx, "next", { continuation: start.token }, locale);
  holdComments(ctx, answer, { videoId, parentId: null, order: start.order });
  const around = { language: locale.language, videoId, parentId: null, withAuthors: false, warn: ctx.warn };
  const { comments, next } = commentsIn(answer.data, around);
  return { comments: comments.map(({ comment }) => comment), isWhole: next === null };
}

/** Null where the video has no captions. */
async function firstTranscript(
  ctx: RunContext,
  watch: Answer,
  id: string,
  languages: readonly string[],
  locale: Locale,
) {
  const tracks = tracksOf(watch, ctx.warn);
  const refusal = refusalFor(watch, id);
  if (tracks.length === 0 && refusal !== null) throw refusal;
  if (tracks.length === 0 && showsTranscript(watch))
    throw changed(watch.page, "The list of captions cannot be read.");
  const wanted = languages.map((language) => trackIn(tracks, language)).find((one) => one !== null);
  const track = languages.length === 0 ? tracks[0] : wanted;
  if (track === undefined || track === null) return null;
  return (await readTrack(ctx, watch, id, track, locale)).transcript;
}
