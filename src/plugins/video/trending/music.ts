import {
  arr,
  str,
  changed,
  countFrom,
  idFrom,
  listAsAsked,
  listFrom,
  needed,
  rarely,
  readRows,
  type RunContext,
  SourceError,
  textFrom,
} from "../../../plugin-sdk/index.ts";
import { imagesFrom } from "../page/texts.ts";
import { allOf } from "../page/walk.ts";

/** Charts are asked for by the client of their own page. */
const CLIENT = { clientName: "WEB_MUSIC_ANALYTICS", clientVersion: "2.0" };
const CHART_TYPES = { music: "TRENDING_VIDEOS", movies: "TRENDING_MOVIES" };

const ROW = {
  id: needed(idFrom("id", "")),
  title: needed(textFrom("title", "")),
  channelId: rarely(textFrom("externalChannelId", "")),
  channelName: rarely(textFrom("channelName", "")),
  durationSeconds: rarely(countFrom("videoDuration", "")),
  resultPosition: countFrom("chartEntryMetadata.currentPosition", ""),
  artists: rarely(listFrom("artists", { name: needed(textFrom("name", "")) }, "")),
  thumbnails: rarely(imagesFrom("thumbnail.thumbnails")),
  year: rarely(countFrom("releaseDate.year", "")),
  month: rarely(countFrom("releaseDate.month", "")),
  day: rarely(countFrom("releaseDate.day", "")),
};

const NOBODY = { path: null, imageUrl: null, isVerified: null };

/** A chart of charts.youtube.com: up to 30 films of a country. */
export async function readChart(
  ctx: RunContext,
  chart: keyof typeof CHART_TYPES,
  { country, language }: { country: string; language: string },
) {
  const client = { ...CLIENT, hl: language, gl: country.toUpperCase() };
  const type = CHART_TYPES[chart];
  const query = `perspective=CHART_DETAILS&chart_params_country_code=${country.toUpperCase()}&chart_params_chart_type=${type}`;
  const page = await ctx.http.post(`${ctx.origin("charts")}/youtubei/v1/browse?alt=json&prettyPrint=false`, {
    headers: { "content-type": "application/json", "x-youtube-client-name": "31" },
    body: JSON.stringify({ context: { client }, browseId: "FEmusic_analytics_charts_home", query }),
  });
  const data = page.json();
  const [params] = [...allOf(data, "chartParams")];
  listAsAsked(ctx, page, {
    country: { asked: country, shown: str(params, "countryCode") },
    chart: { asked: `CHART_TYPE_${type}`, shown: str(params, "chartType") },
  });
  const lists = [...allOf(data, "videoViews")];
  const rows = lists.flatMap((list) => arr(list) ?? []);
  if (!lists.some(Array.isArray)) throw changed(page, "The answer has no chart.");
  if (rows.length === 0)
    throw new SourceError("input_not_found", `YouTube has no such chart of country "${country}".`, {
      url: page.url,
    });
  const films = readRows(ROW, rows, { answer: "chart", warn: ctx.warn }, "films").map(
    ({ year, month, day, channelId, channelName, artists, ...film }) => ({
      ...film,
      channel: channelName === null ? null : { ...NOBODY, id: channelId, name: channelName },
      artists: artists?.map(({ name }) => name) ?? null,
      publishedOn:
        year && month && day ? new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10) : null,
    }),
  );
  return { page, films };
}
