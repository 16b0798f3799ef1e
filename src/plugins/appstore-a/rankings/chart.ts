import {
  arr,
  at,
  changed,
  decodePercent,
  idString,
  listAsAsked,
  str,
  type RunContext,
  SourceError,
} from "../../../plugin-sdk/index.ts";
import { entriesIn } from "../shop/feed.ts";
import { ALL_GENRES, type ChartList, NAMES } from "./charts.ts";

interface Wanted {
  chart: string;
  device: string;
  country: string;
}
type UrlOf = (ctx: RunContext, name: string, country: string, genre: string) => string;

/**
 * How each list is asked, the ids in its answer (null for another form), and where it says of itself which one it is. The list
 * for marketing has all categories only.
 */
const LISTS: Record<
  ChartList,
  { urlOf: UrlOf; idsIn: (answer: unknown) => unknown[] | null | undefined; ownAddress: string | null }
> = {
  store: {
    urlOf: (ctx, name, country, genre) =>
      `${ctx.origin("api")}/WebObjects/MZStoreServices.woa/ws/charts?cc=${country}&g=${genre}&name=${name}&limit=200`,
    idsIn: (answer) => arr(answer, "resultIds"),
    ownAddress: null,
  },
  feed: {
    urlOf: (ctx, name, country, genre) =>
      `${ctx.origin("api")}/${country}/rss/${name}/limit=200/${genre === ALL_GENRES ? "" : `genre=${genre}/`}json`,
    idsIn: (answer) => entriesIn(answer)?.map((entry) => at(entry, 'id.attributes["im:id"]')),
    ownAddress: "feed.id.label",
  },
  marketing: {
    urlOf: (ctx, name, country) => `${ctx.origin("charts")}/api/v2/${country}/apps/${name}/100/apps.json`,
    idsIn: (answer) => arr(answer, "feed.results")?.map((one) => at(one, "id")),
    ownAddress: "feed.id",
  },
};
/** Country and chart in the address of a list. */
const OWN = /\/([a-z]{2})\/(?:rss|apps)\/([a-z-]+)\//;
/** Failures after which no other list is asked. */
const FINAL: readonly string[] = ["cancelled", "source_blocked", "source_rate_limited"];

/**
 * The ids of a chart, in order, of the first list that has it. A list that fails is a counted warning and the next one
 * is asked; so it is when a list is empty, which alone proves nothing.
 * @throws SourceError the last failure; `input_not_found` for a chart that no list has for this device
 */
export async function readChart(ctx: RunContext, { chart, device, country }: Wanted, genre: string) {
  const names = Object.entries(NAMES[`${chart} ${device}`] ?? {}) as [ChartList, string][];
  if (names.length === 0)
    throw new SourceError("input_not_found", `The App Store has no chart ${chart} for ${device}.`);
  let failure: SourceError | null = null;
  for (const [source, name] of names) {
    if (source === "marketing" && genre !== ALL_GENRES) continue;
    const { urlOf, idsIn, ownAddress } = LISTS[source];
    try {
      const page = await ctx.http.get(urlOf(ctx, name, country, genre));
      const answer = page.json();
      const ids = idsIn(answer)?.map((id) => idString(id));
      if (!ids?.every((id) => id !== null)) throw changed(page, "The chart is not a list of apps with ids.");
      if (ownAddress !== null) {
        const own = OWN.exec(decodePercent(str(answer, ownAddress) ?? "") ?? "");
        const category = own === null ? null : (/\bgenre=(\d+)/.exec(own.input)?.[1] ?? ALL_GENRES);
        listAsAsked(ctx, page, {
          country: { asked: country, shown: own?.[1] },
          chart: { asked: name, shown: own?.[2] },
          category: { asked: genre, shown: category },
        });
      }
      if (ids.length > 0) return { ids: [...new Set(ids)], source };
    } catch (error) {
      if (!(error instanceof SourceError) || FINAL.includes(error.code)) throw error;
      ctx.warn("chart_source_failed", `The ${source} list of charts: ${error.message}`);
      failure = error;
    }
  }
  if (failure !== null) throw failure;
  if (genre === ALL_GENRES) throw changed({}, `No list has an app in the chart ${chart} of all categories.`);
  return { ids: [], source: null };
}
