import {
  atLeastOne,
  changed,
  eachTarget,
  neededText,
  operation,
  type PageRef,
  placeField,
  z,
} from "../../../plugin-sdk/index.ts";
import { detailsOn } from "../app/app-page.ts";
import { clustersOn } from "../app/clusters.ts";
import { appFields, appForms, appsOf } from "../inputs.ts";
import { appChain } from "../lists/app-chain.ts";
import { AppLists, LIST_FEATURES, listFields, listInput } from "../lists/app-lists.ts";
import { listedApps, type PlacedApp } from "../lists/listed-app.ts";
import { PATHS, shopPage } from "../source.ts";

const input = z.object({ ...appFields, ...listInput }).check(atLeastOne("appIds", "appUrls"));

const SimilarApp = z
  .object({
    ...listFields,
    similarTo: neededText("Package name of the app that it is similar to"),
    resultPosition: placeField("Place among the similar apps, from 1"),
  })
  .meta({ title: "SimilarApp" });

export const similar = operation({
  name: "similar",
  aliases: ["similarApps", "related"],
  title: "Similar apps",
  summary: "Apps that the source calls similar to an app: those of its page, then the further ones.",
  agentHint:
    "Use with package names to find competitors. The page of an app shows up to 6; more where it has more.",
  availability: "full",
  notEchoed: "The page names the app, which is compared; further pages do not.",
  input,
  normalize: appForms,
  features: LIST_FEATURES,
  record: SimilarApp,
  dedupeKey: (record) => `${record.similarTo}\n${record.id}`,
  canary: { input: { appIds: ["com.whatsapp"] }, atLeast: { records: 3, fields: ["title", "url"] } },
  run(ctx, asked, found) {
    const lists = new AppLists(ctx, asked);
    const { locale } = lists;
    return eachTarget(ctx, appsOf(asked), (similarTo, inner) => {
      const first = async () => {
        const from = await shopPage(ctx, PATHS.app, { id: similarTo }, locale, `app "${similarTo}"`);
        const { data } = detailsOn(from, similarTo);
        inner.held(from);
        const { clusters = [], isWhole = true } = clustersOn(data, ctx.warn) ?? {};
        const cluster = clusters.find(({ kind }) => kind === "similar");
        if (cluster === undefined && !isWhole) throw changed(from, "Its rows of apps have another form.");
        if (cluster === undefined) inner.foundNothing(`The page of "${similarTo}" shows no similar apps.`);
        const { items, token } = cluster ?? { items: [], token: null };
        const apps = listedApps(items, "similar", { locale, warn: ctx.warn });
        return { from, apps, length: items.length, token, aside: null };
      };
      const make = async ({ app, place }: PlacedApp, from: PageRef) => {
        const own = { similarTo, resultPosition: place };
        const record = { ...app, ...locale, appInfo: await lists.infoOf(app), ...own };
        return found(from, record, lists.coverage(record));
      };
      return appChain(inner, lists, first, make, (apps) => apps);
    });
  },
});
