import {
  at,
  changed,
  dayField,
  fieldMask,
  fillerOf,
  listAsAsked,
  neededText,
  operation,
  steps,
  str,
  textField,
  textsField,
  wordsTo,
  z,
} from "../../../plugin-sdk/index.ts";
import { localeInput } from "../inputs.ts";
import { listRoots } from "../items/cards.ts";
import { channelRecord, Item, itemOf } from "../items/item.ts";
import { readCards } from "../items/pages.ts";
import { call } from "../page/answer.ts";
import { listsOn } from "../page/lists.ts";
import { videoUrl } from "../source.ts";
import { readChart } from "./music.ts";

/** What is left since the list of all trends ended in July 2025: pages of topics, and charts. */
const PAGES = {
  gaming: { browseId: "UCOpNcN46UbXVtpKMrmU4Abg", params: "Egh0cmVuZGluZw%3D%3D" },
  live: { browseId: "UC4R8DWoMoI7CAwX8_LjQHig", params: "EgdsaXZldGFikgEDCKEK" },
  podcasts: { browseId: "FEpodcasts_destination", params: "qgcCCAM%3D" },
};
const CHARTS = ["gaming", "live", "podcasts", "music", "movies"] as const;

const Trend = Item.omit(
  fieldMask("description subscriberCount subscriberCountText videoCount videoCountText"),
)
  .extend({
    chart: neededText("Which list the row is from."),
    country: textField("Country of the list, ISO 3166-1 alpha-2 in lower case."),
    artists: textsField("Of music: who performs."),
    publishedOn: dayField("Of music and films: the day of the release."),
  })
  .meta({ title: "Trend" });
const trendOf = fillerOf(Trend.shape);

export const trending = operation({
  name: "trending",
  aliases: ["trends", "charts", "popular"],
  title: "Trends",
  summary: "What is watched most now: games, music, film trailers, live streams, podcasts.",
  agentHint: "Name the chart; there is no longer a list of all trends.",
  availability: "partial",
  availabilityNote:
    "YouTube ended its list of trends in July 2025; lists of topics are left. They come by calls that robots.txt disallows: they run only where the operator allows it.",
  input: z.object({
    chart: z
      .enum(CHARTS)
      .default("gaming")
      .describe("Which list: games, music, trailers, live streams or podcasts.")
      .meta({ aliases: ["trending", "category", "type", "charts"] }),
    ...localeInput,
  }),
  normalize: steps(wordsTo("chart", { game: "gaming", games: "gaming", film: "movies", trailers: "movies" })),
  selects: (raw) => raw["chart"] !== undefined,
  record: Trend,
  dedupeKey: (record) => `${record.kind}\n${record.id}`,
  canary: { input: { chart: "gaming" }, atLeast: { records: 10, fields: ["title", "viewCount"] } },
  async *run(ctx, { chart, ...locale }, found) {
    const { country } = locale;
    if (chart === "music" || chart === "movies") {
      const { page, films } = await readChart(ctx, chart, locale);
      for (const { channel, ...film } of films) {
        const owner = channel === null ? null : channelRecord(channel);
        const row = { ...film, url: videoUrl(film.id), kind: "video" as const, channel: owner };
        yield found.row(page, trendOf({ ...row, chart, country }));
      }
      return;
    }
    const answer = await call(ctx, "browse", PAGES[chart], locale);
    // A list that goes on, or what another channel publishes, is no page of the topic.
    const { browseId } = PAGES[chart];
    const whose = str(answer.data, "metadata.channelMetadataRenderer.externalId") ?? browseId;
    if (at(answer.data, "contents.twoColumnBrowseResultsRenderer") === null || whose !== browseId)
      throw changed(answer.page, "The answer is no page of trends.");
    const name = listsOn(answer).find((one) => one.startsWith("browse-feed"));
    const isSame = (shown: string, asked: string) => shown.startsWith(asked);
    if (name === undefined) ctx.held(answer.page);
    else
      listAsAsked(ctx, answer.page, {
        chart: { asked: `browse-feed${browseId}`, shown: name, isSame },
      });
    const { cards } = readCards(ctx, answer, listRoots(answer.data));
    if (cards.length === 0) throw changed(answer.page, "The page of trends has no rows.");
    for (const card of cards)
      yield found.row(answer.page, trendOf({ ...itemOf(card, answer.language, card.place), chart, country }));
  },
});
