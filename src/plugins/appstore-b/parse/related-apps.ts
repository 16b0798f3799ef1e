import type { ListedApp, RelatedApp } from "../records/listed-app.ts";
import { PATHS, type Locale } from "../urls.ts";
import { readListItem } from "./listed-app.ts";
import { dig, listAt } from "./sparse.ts";

/** Clusters are told apart by where their title leads, since the title itself is translated. */
const DEVELOPER_PAGES = [`${PATHS.developerByNumber}?`, `${PATHS.developerByName}?`];

/** The apps that an app page points to. */
export function readRelatedApps(
  clusters: unknown,
  locale: Locale,
): { similarApps: RelatedApp[]; moreByDeveloper: RelatedApp[] } {
  const similarApps: RelatedApp[] = [];
  const moreByDeveloper: RelatedApp[] = [];
  for (const cluster of listAt(clusters, [])) {
    const link = dig(cluster, [21, 1, 2, 4, 2]);
    const byDeveloper = DEVELOPER_PAGES.some((page) => typeof link === "string" && link.startsWith(page));
    const group = byDeveloper ? moreByDeveloper : similarApps;
    for (const item of listAt(cluster, [21, 0])) {
      const app = readListItem(item, locale);
      if (app !== null) group.push(brief(app));
    }
  }
  return { similarApps, moreByDeveloper };
}

function brief({
  appId,
  url,
  title,
  developer,
  iconUrl,
  score,
  genre,
  price,
  currency,
  free,
}: ListedApp): RelatedApp {
  return { appId, url, title, developer, iconUrl, score, genre, price, currency, free };
}
