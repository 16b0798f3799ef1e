import {
  arr,
  at,
  changed,
  int,
  type JsonObject,
  listField,
  neededText,
  numberField,
  rarely,
  readRows,
  type RunContext,
  SourceError,
  str,
  textFrom,
  textField,
  flagField,
} from "../../../plugin-sdk/index.ts";
import { type Answer, call, type Locale } from "../page/answer.ts";
import { anyOf } from "../page/walk.ts";
import { CAPTION } from "../video/player.ts";
import { panel } from "../video/watch.ts";
import { type Segment, segmentsOfFile, segmentsOfPanel } from "./segments.ts";

const PANEL = "PAmodern_transcript_view";
const TRACK = { ...CAPTION, baseUrl: rarely(textFrom("baseUrl", "")) };

export const transcriptFields = () => ({
  language: textField("Language of the captions, BCP 47."),
  languageName: textField("Name of the language, in the language of the page."),
  isAutomatic: flagField("True for captions made by speech recognition."),
  segments: listField(
    {
      startSeconds: numberField("Where the line begins, in seconds."),
      endSeconds: numberField("Where it ends; of lists without ends, where the next line begins."),
      text: neededText("Text of the line."),
    },
    "Lines, in order.",
  ),
  text: textField("All lines as one text."),
});

export interface Track {
  language: string;
  name: string | null;
  isAutomatic: boolean | null;
  baseUrl: string | null;
}

/** The captions that a video has; empty when none. The one that the page would show stands first. */
export function tracksOf({ player }: Answer, warn: RunContext["warn"]): Track[] {
  const list = at(player, "captions.playerCaptionsTracklistRenderer");
  const rows = readRows(
    TRACK,
    arr(list, "captionTracks") ?? [],
    { answer: "list of captions", warn },
    "captions",
  );
  const shown = int(arr(list, "audioTracks")?.[0], "defaultCaptionTrackIndex");
  const best = rows[shown ?? -1] ?? rows.find(({ isAutomatic }) => isAutomatic !== true) ?? rows[0];
  return best === undefined ? [] : [best, ...rows.filter((row) => row !== best)];
}

/** Whether the page has captions in spite of an empty list: its player names some, or it has the panel that shows them. */
export function showsTranscript({ data, player }: Answer): boolean {
  const tracks = arr(player, "captions.playerCaptionsTracklistRenderer.captionTracks") ?? [];
  return tracks.length > 0 || panelParams(data) !== null || panel(data, /searchable-transcript$/) !== null;
}

/** The track in a language: the same tag, then the same language; made by people, then by a machine. */
export function trackIn(tracks: readonly Track[], language: string): Track | null {
  const base = (tag: string) => tag.toLowerCase().split("-")[0];
  const ranked = tracks
    .filter((track) => base(track.language) === base(language))
    .map((track) => {
      const isExact = track.language.toLowerCase() === language.toLowerCase();
      return { track, rank: (isExact ? 0 : 2) + (track.isAutomatic === true ? 1 : 0) };
    })
    .sort((a, b) => a.rank - b.rank);
  return ranked[0]?.track ?? null;
}

/** The lines of a track: from its file, where the page gives an open address of it, else from the panel of the page. */
export async function readTrack(ctx: RunContext, watch: Answer, id: string, track: Track, locale: Locale) {
  const { page, segments } = (await fromFile(ctx, track)) ?? (await fromPanel(ctx, watch, id, track, locale));
  return {
    page,
    transcript: {
      language: track.language,
      languageName: track.name,
      isAutomatic: track.isAutomatic,
      segments,
      text: segments.map(({ text }) => text).join("\n"),
    },
  };
}

type Read = { page: Answer["page"]; segments: Segment[] };

/** Null for an address that wants a proof of a browser (`exp=xpe`): it answers with nothing. */
async function fromFile(ctx: RunContext, { baseUrl }: Track): Promise<Read | null> {
  const url = URL.parse(baseUrl ?? "", "https://www.youtube.com");
  if (
    baseUrl === null ||
    url === null ||
    url.pathname !== "/api/timedtext" ||
    url.searchParams.get("exp") === "xpe"
  )
    return null;
  url.searchParams.set("fmt", "json3");
  const page = await ctx.http.get(`${ctx.origin("web")}${url.pathname}${url.search}`);
  if (page.text.trim() === "")
    throw new SourceError("source_unavailable", "YouTube answers the address of the captions with nothing.", {
      url: page.url,
    });
  return { page, segments: segmentsOfFile(page) };
}

/** The panel shows the captions in the language that the page is asked in. */
async function fromPanel(
  ctx: RunContext,
  watch: Answer,
  id: string,
  track: Track,
  locale: Locale,
): Promise<Read> {
  const params = panelParams(watch.data) ?? paramsFor(id);
  const asked = { ...locale, language: track.language };
  const { page, data } = await call(ctx, "get_panel", { panelId: PANEL, params }, asked);
  const shown = shownLanguage(data);
  // The older panel always has a menu of languages.
  if (shown === null && anyOf(data, "transcriptSegmentRenderer") !== null)
    throw changed(page, "The panel does not say in which language its captions are.");
  if (shown !== null && !namesOf(track, locale).some((name) => shown.toLowerCase().includes(name)))
    throw new SourceError(
      "input_not_found",
      `The panel of video ${id} shows captions in "${shown}", none in "${track.language}".`,
      { url: page.url },
    );
  return { page, segments: segmentsOfPanel(page, data) };
}

/** Language that the panel has chosen, in words; null where it has no menu of them. */
const shownLanguage = (data: JsonObject): string | null =>
  str(
    arr(anyOf(anyOf(data, "transcriptFooterRenderer"), "subMenuItems"))?.find(
      (item) => at(item, "selected") === true,
    ),
    "title",
  );

/** What that may be called: in the language itself, in that of the page, in English. */
function namesOf({ language, name }: Track, locale: Locale): string[] {
  const base = new Intl.Locale(language).language;
  const spelled = [language, locale.language, "en"].map((where) =>
    new Intl.DisplayNames([where], { type: "language" }).of(base),
  );
  return [name, ...spelled].flatMap((one) => one?.toLowerCase() ?? []);
}

/** What the page itself would send for the panel. */
function panelParams(tree: unknown): string | null {
  if (typeof tree !== "object" || tree === null) return null;
  const tags = [at(tree, "identifier.tag"), at(tree, "contentSourcePanelIdentifier.tag")];
  const own = tags.includes(PANEL) ? str(tree, "globalConfiguration.params") : null;
  if (own !== null) return own;
  for (const value of Object.values(tree as JsonObject)) {
    const found = panelParams(value);
    if (found !== null) return found;
  }
  return null;
}

/** The same, made from the id: a message with the id (field 1) and the kind of panel (field 3). */
function paramsFor(id: string): string {
  const message = [0x0a, id.length, ...Buffer.from(id), 0x18, 0x02];
  return Buffer.from([0xaa, 0x09, message.length, ...message]).toString("base64");
}
