import {
  eachTarget,
  listOf,
  MAX_CATEGORY_IDS,
  operation,
  productId,
  steps,
  wordsTo,
  z,
} from "../../../plugin-sdk/index.ts";
import { lookUp } from "../app/app.ts";
import { APP_FLAGS, appFlags, deviceInput, localeInput, names, targetForms } from "../inputs.ts";
import { App } from "../shop/app-record.ts";
import { appRecords, MAX_APPS, warnIfFull } from "../shop/apps.ts";
import { ALL_GENRES, CHARTS, chartForms, GENRES } from "./charts.ts";
import { readChart } from "./chart.ts";

const input = z.object({
  chart: z
    .enum(CHARTS, `Expected one of ${CHARTS.join(", ")}, or a word for one that agrees with \`device\`.`)
    .default("top_free")
    .describe("Chart. Words such as free, top-paid and grossing are accepted too.")
    .meta({ aliases: ["collection", "list", "feed"] }),
  categories: listOf(
    productId.refine(
      (id) => /^\d{2,5}$/.test(id),
      "Expected a category number such as 6014, its name such as Games, or the address of a chart that agrees with `chart` and `device`.",
    ),
    MAX_CATEGORY_IDS,
    "categories",
  )
    .default([ALL_GENRES])
    .describe("Categories, one chart each: numbers, names such as Games, or addresses. 36 is all of them.")
    .meta({
      aliases: [
        "category",
        "categoryId",
        "genre",
        "genreId",
        "genreIds",
        "categoryUrl",
        "categoryUrls",
        "url",
        "urls",
      ],
    }),
  ...localeInput,
  device: deviceInput,
  ...appFlags,
});

export const rankings = operation({
  name: "rankings",
  aliases: ["ranking", "charts", "topCharts", "topApps", "list"],
  title: "Charts",
  summary: "The apps of a chart of a country and category, in order, with everything that a lookup gives.",
  agentHint: "Use for charts: top_free, top_paid, top_grossing or new, at most 200 apps per category.",
  availability: "full",
  notEchoed:
    "The first list that is asked for a chart repeats nothing of it; the apps of the other two are of the chart that they name.",
  input,
  normalize: steps(
    wordsTo("device", { iphone: "iphone", ipad: "ipad", mac: "mac" }),
    chartForms,
    targetForms("categories", "genre"),
    wordsTo("categories", GENRES),
  ),
  selects: (raw) => raw["chart"] !== undefined || names("categories", "genre")(raw),
  features: APP_FLAGS,
  record: App,
  dedupeKey: (record) => `${record.chartGenreId}\n${record.id}`,
  canary: { input: { categories: ["6014"] }, atLeast: { records: 5, fields: ["title", "genre"] } },
  run(ctx, asked, found) {
    const records = appRecords(ctx, asked, found);
    const { chart } = asked;
    return eachTarget(ctx, [...new Set(asked.categories)], async function* (genre, inner) {
      const { ids, source } = await readChart(inner, asked, genre);
      if (ids.length === 0) {
        inner.foundNothing(`There is no chart ${chart} of category ${genre} in country "${asked.country}".`);
        return;
      }
      warnIfFull(
        inner,
        ids.length,
        `The chart ${chart} of category ${genre}`,
        source === "marketing" ? 100 : MAX_APPS,
      );
      const { page, apps } = await lookUp(inner, asked, ids);
      yield* records(inner, page, apps, ids, { chart, chartGenreId: genre, chartSource: source });
    });
  },
});
