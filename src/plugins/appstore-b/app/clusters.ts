import { cell, type Kind } from "../../../plugin-shared/google/kinds.ts";
import { FieldTable, maybeAt, neededAt } from "../../../plugin-shared/google/field-table.ts";
import type { InitData } from "../rpc/init-data.ts";
import { fillerOf, type Warn, z } from "../../../plugin-sdk/index.ts";
import { listedApps } from "../lists/listed-app.ts";
import { type Locale, PATHS } from "../source.ts";
import { type App, RelatedApp } from "./record.ts";

const CLUSTERS = { what: "related apps", rpc: "ag2B9c", base: [1, 1], needs: [0, 21] };

/** The titles are translated, so where they lead tells the kinds apart. */
const clusterKind: Kind<"similar" | "byDeveloper"> = {
  schema: z.enum(["similar", "byDeveloper"]),
  read(found) {
    const path = String(found).split("?")[0] ?? "";
    if (path === PATHS.developerByNumber || path === PATHS.developerByName) return "byDeveloper";
    return path.startsWith("/store/apps/collection/") ? "similar" : null;
  },
};
const list: Kind<unknown[]> = {
  schema: z.array(z.unknown()),
  read: (found) => (Array.isArray(found) ? found : null),
};
const CLUSTER = new FieldTable({
  kind: neededAt(clusterKind, "What the apps have in common", [21, 1, 2, 4, 2]),
  items: neededAt(list, "The apps", [21, 0]),
  token: maybeAt(cell.text, "Leads to more of them", [21, 1, 3, 1]),
});
type Cluster = z.output<typeof CLUSTER.object.schema>;

/** The rows of apps that an app page shows, and whether all could be read; null when it shows none. */
export function clustersOn(data: InitData, warn: Warn): { clusters: Cluster[]; isWhole: boolean } | null {
  const found = data.optional(CLUSTERS);
  if (found === null) return null;
  const all: unknown[] = Array.isArray(found) ? found : [found];
  const clusters = CLUSTER.rows(all, "similarApps, moreByDeveloper", warn).map(({ row }) => row);
  return { clusters, isWhole: clusters.length === all.length };
}

const related = fillerOf(RelatedApp.shape);

/** The related apps of a page, as its Record holds them. */
export function relatedApps(data: InitData, locale: Locale, warn: Warn): Pick<App, Related> {
  const all = clustersOn(data, warn)?.clusters ?? null;
  const of = (name: Related, wanted: Cluster["kind"]): App[Related] => {
    const own = all?.filter(({ kind }) => kind === wanted) ?? [];
    const apps = own.flatMap(({ items }) => listedApps(items, name, { locale, warn }));
    return own.length === 0 ? null : apps.map(({ app }) => related(app));
  };
  return { similarApps: of("similarApps", "similar"), moreByDeveloper: of("moreByDeveloper", "byDeveloper") };
}
type Related = "similarApps" | "moreByDeveloper";
