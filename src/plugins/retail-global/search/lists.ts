import { type Asked, countryOf, type filterInput, type listInput, targetsOf } from "../inputs.ts";
import type { Market } from "../source.ts";
import { addressOf } from "../targets.ts";
import type { List } from "./results-page.ts";

export interface NamedList extends List {
  term: string | null;
  listUrl: string | null;
}

/** The lists that an input names, each once. */
export function listsOf(asked: Market & Asked<typeof listInput> & Asked<typeof filterInput>): NamedList[] {
  const country = countryOf(asked);
  const { searchTerms = [], categoryUrls = [], categoryIds = [], sellerIds = [] } = asked;
  const own = [
    ...categoryIds.map((node) => ({ kind: "list", country, query: { rh: `n:${node}` } }) as const),
    ...sellerIds.map((me) => ({ kind: "list", country, query: { me } }) as const),
  ];
  const addressed = targetsOf(asked, categoryUrls, own).flatMap((target) =>
    target.kind === "list" ? { ...target, term: target.query["k"] ?? null, listUrl: addressOf(target) } : [],
  );
  const terms = [...new Set(searchTerms)].map((k) => ({
    country,
    query: { k },
    term: k,
    listUrl: null,
  }));
  return [...terms, ...addressed];
}
