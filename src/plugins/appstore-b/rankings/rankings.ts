import { jspbAt } from "../../../plugin-shared/google/jspb.ts";
import {
  eachTarget,
  listAsAsked,
  listOf,
  MAX_CATEGORY_IDS,
  MAX_GROUP_URLS,
  operation,
  type PageRef,
  type RunContext,
  type Step,
  steps,
  type Warn,
  wordsTo,
  z,
} from "../../../plugin-sdk/index.ts";
import { mentions, playUrls, targetForms, targetsOf, URL_ALIASES } from "../inputs.ts";
import { AppLists, LIST_FEATURES, listFields, listInput } from "../lists/app-lists.ts";
import { listedApps, type PlacedApp } from "../lists/listed-app.ts";
import { callRpc, type Locale } from "../source.ts";
import { readPlayUrl } from "../targets.ts";
import { chartCall, MAX_CHART_LENGTH } from "./chart-call.ts";
import { ALL_APPS, CATEGORIES, CHART_WORDS, CHARTS } from "./charts.ts";

const input = z.object({
  categories: listOf(z.enum(CATEGORIES), MAX_CATEGORY_IDS, "categories")
    .optional()
    .describe("Category ids, one chart each. Without any: APPLICATION, the chart of all apps.")
    .meta({ aliases: ["category", "categoryId", "categoryIds", "genre", "genreId"] }),
  categoryUrls: playUrls("category", MAX_GROUP_URLS, "category URLs", "/store/apps/category/GAME_PUZZLE")
    .describe("Addresses of category pages.")
    .meta({ aliases: ["categoryUrl", ...URL_ALIASES] }),
  chart: z
    .enum(CHARTS)
    .default("topselling_free")
    .describe("Chart. Words such as top-free, top-paid and grossing are accepted too.")
    .meta({ aliases: ["collection", "list"] }),
  ...listInput,
});

const RankedApp = z
  .object({
    ...listFields,
    chart: z.string().describe("Chart: topselling_free, topselling_paid or topgrossing"),
    category: z.string().describe("Category id of the chart"),
    rank: z.int().min(1).describe("Place in the chart, from 1"),
  })
  .meta({ title: "RankedApp" });

/** The address of a category may name the chart. */
const chartOfAddress: Step = (raw, note) => {
  const [address] = Array.isArray(raw["categoryUrls"]) ? raw["categoryUrls"] : [];
  const chart = typeof address === "string" ? (readPlayUrl(address)?.chart ?? null) : null;
  if (chart === null || raw["chart"] !== undefined) return raw;
  note("chart", "Taken from the address.");
  return { ...raw, chart };
};

const CATEGORY_WORDS = Object.fromEntries(CATEGORIES.map((id) => [id, id]));

const categoriesOf = targetsOf("categories", "categoryUrls");

export const rankings = operation({
  name: "rankings",
  aliases: ["ranking", "charts", "topCharts", "topApps"],
  title: "Charts",
  summary: "Top free, top paid or top grossing apps of a category and country, in order.",
  agentHint: "Use for charts. At most 200 apps per category; a category without that chart gives none.",
  availability: "full",
  input,
  normalize: steps(
    targetForms("categories", "categoryUrls", "category"),
    chartOfAddress,
    wordsTo("chart", CHART_WORDS),
    wordsTo("categories", CATEGORY_WORDS),
  ),
  selects: mentions(["categories", "chart"], "categoryUrls", "category"),
  features: LIST_FEATURES,
  record: RankedApp,
  dedupeKey: (record) => `${record.category}\n${record.id}`,
  canary: { input: { categories: ["GAME"] }, atLeast: { records: 5, fields: ["title", "url"] } },
  run(ctx, asked, found) {
    const lists = new AppLists(ctx, asked);
    const { chart } = asked;
    const named = categoriesOf(asked);
    return eachTarget(ctx, named.length === 0 ? [ALL_APPS] : named, async (category, inner) => {
      // A resumed run has to read what it has, too.
      const length = Math.min(ctx.limit + Number(inner.resumeFrom), MAX_CHART_LENGTH);
      const { from, payload } = await callRpc(ctx, chartCall(chart, category, length), lists.locale);
      const apps = parseChart(payload, lists.locale, ctx.warn);
      if (apps.length === 0)
        inner.foundNothing(`There is no chart ${chart} of ${category} in country "${lists.locale.country}".`);
      else holdToChart(inner, from, payload, { chart, category });
      return lists.extra.each(inner, apps, async ({ app, place }) => {
        const appInfo = await lists.infoOf(app);
        const record = { ...app, ...lists.locale, appInfo, chart, category, rank: place };
        return found(from, record, lists.coverage(record));
      });
    });
  },
});

/** An answer says which chart it is in a name for its own records, such as `topselling_free_GAME`, in Base64. */
function holdToChart(
  ctx: RunContext,
  from: PageRef,
  payload: unknown,
  asked: { chart: string; category: string },
): void {
  const name = jspbAt(payload, [0, 1, 0, 3, 0]);
  const text = typeof name === "string" ? Buffer.from(name, "base64").toString("latin1") : "";
  const [, chart, category] = /(topselling_free|topselling_paid|topgrossing)(?:_([A-Z_]+))?/.exec(text) ?? [];
  listAsAsked(ctx, from, {
    chart: { asked: asked.chart, shown: chart },
    category: { asked: asked.category, shown: category },
  });
}

/**
 * The apps of a chart in the order of their rank. None when the source has no such chart for this category and
 * country, which it says with an answer of which no part holds anything.
 * @throws SourceError `source_changed` for an answer of any other form
 */
export function parseChart(payload: unknown, locale: Locale, warn: Warn): PlacedApp<number>[] {
  const answer = jspbAt(payload, [0]);
  if (Array.isArray(answer) && answer.every((part) => part === null)) return [];
  return listedApps(jspbAt(answer, [1, 0, 28, 0]), "the chart", { locale, warn, from: [0] });
}
