import type { RelatedApp } from "../records/listed-app.ts";
import { BLOBS } from "../rpc/blobs.ts";
import { PATHS, type Locale } from "../urls.ts";
import { readRelatedApp, RELATED_APP_PATHS } from "./listed-app.ts";
import { placesIn } from "./page-data.ts";
import { EACH, under } from "./places.ts";
import { dig, listAt } from "./sparse.ts";

/** Clusters are told apart by where their title leads, since the title itself is translated. */
const DEVELOPER_PAGES = [`${PATHS.developerByNumber}?`, `${PATHS.developerByName}?`];
const TITLE_LINK = [21, 1, 2, 4, 2];
const ITEMS = [21, 0];

/** What is read of the clusters of an app page. */
export const CLUSTERS = placesIn(
  BLOBS.appClusters,
  under([EACH], [TITLE_LINK, ...under([...ITEMS, EACH], RELATED_APP_PATHS)]),
);

/** The apps that an app page points to. */
export function readRelatedApps(
  clusters: unknown,
  locale: Locale,
): { similarApps: RelatedApp[]; moreByDeveloper: RelatedApp[] } {
  const similarApps: RelatedApp[] = [];
  const moreByDeveloper: RelatedApp[] = [];
  for (const cluster of listAt(clusters, [])) {
    const link = dig(cluster, TITLE_LINK);
    const byDeveloper = DEVELOPER_PAGES.some((page) => typeof link === "string" && link.startsWith(page));
    const group = byDeveloper ? moreByDeveloper : similarApps;
    for (const item of listAt(cluster, ITEMS)) {
      const app = readRelatedApp(item, locale);
      if (app !== null) group.push(app);
    }
  }
  return { similarApps, moreByDeveloper };
}
