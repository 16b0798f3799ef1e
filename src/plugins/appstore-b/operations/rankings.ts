import { z } from "zod";
import { type Found, operation, type PageRef, type RunContext } from "../../../plugin-sdk/index.ts";
import { ALL_APPS, CHARTS } from "../input/charts.ts";
import { categoryFields, LIST_FEATURES, listFeatureFields, localeFields } from "../input/fields.ts";
import { mentions } from "../input/selects.ts";
import { categoryForms } from "../input/forms.ts";
import { categoriesOf } from "../input/targets.ts";
import { CHART_PLACES, parseChart } from "../parse/chart.ts";
import { RankedApp } from "../records/list-records.ts";
import { chartCall, MAX_CHART_LENGTH } from "../rpc/chart-call.ts";
import { listRecords } from "./app-info.ts";
import { eachTarget, type Progress } from "./each-target.ts";
import { callRpc, savedCount } from "./page.ts";

const input = z.object({
  ...categoryFields,
  chart: z
    .enum(CHARTS)
    .default("topselling_free")
    .describe("Chart. Words such as top-free, top-paid and grossing are accepted too.")
    .meta({ aliases: ["collection", "list"] }),
  ...localeFields,
  ...listFeatureFields,
});

type Input = z.output<typeof input>;

export const rankings = operation({
  name: "rankings",
  aliases: ["ranking", "charts", "topCharts", "topApps"],
  title: "Charts",
  summary: "Top free, top paid or top grossing apps of a category and country, in order.",
  agentHint: "Use for charts. At most 200 apps per category; a category without such a chart gives none.",
  availability: "full",
  input,
  normalize: categoryForms,
  selects: mentions(["categories", "chart"], "categoryUrls", "category"),
  features: LIST_FEATURES,
  record: RankedApp,
  dedupeKey: (record) => `${record.category}\n${record.appId}`,
  run: (ctx, asked) => {
    const finish = listRecords<Listed>(ctx, asked);
    const named = categoriesOf(asked);
    const categories = named.length === 0 ? [ALL_APPS] : named;
    return eachTarget(ctx, categories, (category, progress) =>
      places(ctx, asked, category, progress, finish),
    );
  },
});

type Listed = Omit<RankedApp, "country" | "lang" | "appInfo">;

async function* places(
  ctx: RunContext,
  { chart, country, lang, includeAppInfo }: Input,
  category: string,
  progress: Progress,
  finish: (from: PageRef, listed: Listed) => Promise<Found<RankedApp>>,
): AsyncGenerator<Found<RankedApp>, void, void> {
  const locale = { country, lang };
  const done = savedCount(progress.resume);
  const length = Math.min(ctx.limit + done, MAX_CHART_LENGTH);
  const { response, payload } = await callRpc(ctx, chartCall(chart, category, length), locale, CHART_PLACES);
  const apps = parseChart(payload, locale);
  if (apps.length === 0)
    ctx.foundNothing(`There is no chart ${chart} of ${category} in country "${country}".`);
  for (const [index, app] of [...apps.entries()].slice(done)) {
    const rank = index + 1;
    yield await finish(response, { ...app, chart, category, rank });
    if (includeAppInfo) progress.save(rank);
  }
}
