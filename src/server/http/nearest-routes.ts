import { kindOfPath } from "../../kinds/kind-of-path.ts";
import { nearestName } from "../../kernel/nearest-name.ts";

export interface PublicRoute {
  method: string;
  path: string;
}

const MOST = 3;

/**
 * The routes that a call which met none most likely meant, by the words of its path: `/requests` and `/v1/scraper/codehost` are
 * told of `/v1/requests` and `/v1/data-sources/:id`. What a kind is called in sentences counts as its path, too.
 */
export function nearestRoutes(wanted: PublicRoute, routes: readonly PublicRoute[]): PublicRoute[] {
  const words = wordsOf(wanted.path.slice(0, 200));
  const found = routes.flatMap((route) => {
    const ranks = namesOf(route.path).map((path) => rankOf(words, wordsOf(path)));
    const rank = ranks.sort(compare)[0];
    return rank === undefined || rank[0] === 0
      ? []
      : [{ route, rank: [...rank, Number(route.method !== wanted.method)] }];
  });
  const [best, ...others] = found.sort((a, b) => compare(a.rank, b.rank));
  if (best === undefined) return [];
  // The same words on other methods are further answers; others are not as near.
  const alike = others.filter(({ rank }) => compare(rank.slice(0, 3), best.rank.slice(0, 3)) === 0);
  return [best, ...alike].slice(0, MOST).map(({ route: { method, path } }) => ({ method, path }));
}

/** Negative words that were found, then words too many, then parts of the route that were not asked for. */
function rankOf(words: readonly string[], route: readonly string[]): number[] {
  const fixed = route.filter((part) => !part.startsWith(":"));
  const hits = words.filter((word) => fixed.includes(word) || nearestName(word, fixed) !== null).length;
  const missed = Math.max(0, words.length - hits - (route.length - fixed.length));
  return [-hits, missed, Math.max(0, route.length - words.length)];
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [index, value] of a.entries()) if (value !== b[index]) return value - (b[index] ?? 0);
  return 0;
}

/** What begins with a dot is a file that somebody looks for, and no word of ours. */
function wordsOf(path: string): string[] {
  return path
    .toLowerCase()
    .split("/")
    .filter((part) => part !== "" && part !== "api" && !part.startsWith(".") && !/^v\d+$/.test(part));
}

/** Its path, and the same with the words of its kind. */
function namesOf(path: string): string[] {
  const kind = kindOfPath(path);
  const own = kind?.rest?.path;
  if (kind === null || own === undefined) return [path];
  return [path, path.replace(own, `/v1/${kind.many.toLowerCase().replaceAll(" ", "-")}`)];
}
