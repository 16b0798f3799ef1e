import type { SearchStats } from "../records/keyword.ts";
import type { ListedApp } from "../records/listed-app.ts";

const TOP = 10;

/** What a results page says about the competition for a keyword, and where the asked apps stand. */
export function searchStats(
  keyword: string,
  apps: readonly ListedApp[],
  appIds: readonly string[],
): SearchStats {
  const top = apps.slice(0, TOP);
  const needle = keyword.toLowerCase();
  const matches = apps.filter(({ title }) => title.toLowerCase().includes(needle)).length;
  return {
    resultCount: apps.length,
    titleMatchShare: apps.length === 0 ? null : matches / apps.length,
    meanTopScore: mean(top.map((app) => app.score)),
    meanTopMinInstalls: mean(top.map((app) => app.minInstalls)),
    ranks: appIds.map((appId) => ({ appId, rank: rankOf(appId, apps) })),
  };
}

function rankOf(appId: string, apps: readonly ListedApp[]): number | null {
  const index = apps.findIndex((app) => app.appId === appId);
  return index === -1 ? null : index + 1;
}

function mean(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}
