import { atLeastOne, eachTarget, operation, SHOP_FLAGS, steps, z } from "../../../plugin-sdk/index.ts";
import { Card } from "../goods/card-record.ts";
import { listFlags } from "../features.ts";
import { goods } from "../goods/list.ts";
import {
  categoryForms,
  categoryInput,
  editionInput,
  listingForms,
  listingInput,
  searchTerms,
  targetForms,
  targetsOf,
  TERM_WORDS,
} from "../inputs.ts";
import { addressOf, categoryOf, mallOf, searchOf } from "../targets.ts";

const { categoryIds } = categoryInput;

export const adLibrary = operation({
  name: "ad-library",
  aliases: ["ads", "adverts", "advertised", "sponsored", "adLibraryTargets"],
  title: "Advertised goods",
  summary: "Goods whose place in a search or list was paid for, with their place among the advertised ones.",
  agentHint: "Use with the same targets as search, category and listings.",
  availability: "partial",
  availabilityNote:
    "Temu publishes no library of advertisements. These are the goods that its own lists mark as advertised, as far as the pages of the lists can be read (see listings).",
  input: z
    .object({
      searchTerms: searchTerms.optional().meta({ aliases: TERM_WORDS }),
      ...listingInput,
      categoryIds,
      ...editionInput,
      ...listFlags,
    })
    .check(atLeastOne("searchTerms", "listingUrls", "categoryIds", "mallIds")),
  normalize: steps(targetForms("searchTerms", "search"), listingForms, categoryForms),
  features: SHOP_FLAGS,
  record: Card,
  dedupeKey: (record) => `${record.term ?? record.listingUrl}\n${record.id}`,
  canary: {
    input: { searchTerms: ["phone case"] },
    atLeast: { records: 1, fields: ["title", "adPosition"] },
  },
  run(ctx, asked, found) {
    const terms = [...new Set(asked.searchTerms)].map(searchOf);
    const lists = targetsOf(asked.listingUrls, asked.mallIds, mallOf);
    const all = [...terms, ...lists, ...targetsOf([], asked.categoryIds, categoryOf)];
    return eachTarget(ctx, all, (target, inner) => {
      const own = terms.includes(target)
        ? { term: target.id, listingUrl: null }
        : { term: null, listingUrl: addressOf({ ...target, edition: {} }) };
      return goods(
        inner,
        asked,
        target,
        (page, card, coverage) => found.row(page, { ...card, ...own }, coverage),
        {
          onlyAds: true,
        },
      );
    });
  },
});
