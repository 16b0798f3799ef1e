import {
  atLeastOne,
  changed,
  eachPage,
  eachTarget,
  fillerOf,
  flagField,
  neededLink,
  neededText,
  operation,
  placeField,
  searchFields,
  steps,
  textField,
  wordField,
  z,
} from "../../../plugin-sdk/index.ts";
import { readRanking } from "../bestsellers/ranking-page.ts";
import { rankingsForms, rankingsInput, rankingsOf } from "../bestsellers/rankings.ts";
import {
  filterInput,
  knownProduct,
  listForms,
  listInput,
  marketInput,
  productForms,
  productInput,
  productTargets,
} from "../inputs.ts";
import { askProduct } from "../page/product-page.ts";
import { variantsOn } from "../page/variants.ts";
import { listsOf } from "../search/lists.ts";
import { readResults } from "../search/results-page.ts";
import { MAX_PAGES } from "../search/search.ts";
import { productUrl } from "../targets.ts";

const Asin = z
  .object({
    id: neededText("ASIN, for all other operations."),
    url: neededLink("Page of the product."),
    country: textField("Country of the shop, ISO 3166-1 alpha-2 in lower case."),
    foundIn: wordField(["list", "ranking", "variants"], "What named it."),
    listUrl: textField("Address of the list, ranking or product that named it; null for a search text."),
    ...searchFields(),
    resultPosition: placeField("Place in it, from 1."),
    isAd: flagField("True when the place was paid for."),
    groupId: textField("ASIN of the family of forms, of those that a product named."),
  })
  .meta({ title: "Asin" });
const asinRecord = fillerOf(Asin.shape);

export const asins = operation({
  name: "asins",
  aliases: ["asin", "asinFinder", "asinHarvest", "productIds"],
  title: "ASINs",
  summary: "Ids only: of searches, categories, sellers, rankings, and of all forms of a product.",
  agentHint: "Use to gather ids for `product`, `offers` or `price-tracker`; `search` has prices besides.",
  availability: "full",
  input: z
    .object({
      ...listInput,
      categoryUrls: listInput.categoryUrls.meta({
        aliases: ["categoryUrl", "searchUrl", "searchUrls", "listUrls"],
      }),
      ...filterInput,
      ...rankingsInput,
      ...productInput,
      productUrls: productInput.productUrls.meta({ aliases: ["productUrl", "asinUrls"] }),
      ...marketInput,
      department: filterInput.department.meta({ aliases: ["searchIndex", "searchAlias"] }),
      departments: rankingsInput.departments.meta({ aliases: ["bestsellerTargets", "slugs"] }),
    })
    .check(
      atLeastOne(
        "searchTerms",
        ...[
          "categoryUrls",
          "categoryIds",
          "sellerIds",
          "rankingUrls",
          "departments",
          "productUrls",
          "productIds",
        ],
      ),
    ),
  normalize: steps(listForms, rankingsForms, productForms),
  record: Asin,
  dedupeKey: (record) => record.url,
  canary: { input: { searchTerms: ["usb c cable"] }, atLeast: { records: 10, fields: ["id"] } },
  run(ctx, asked, found) {
    const targets = [
      ...listsOf(asked).map((list) => ({ foundIn: "list", list }) as const),
      ...rankingsOf(asked).map((ranking) => ({ foundIn: "ranking", ranking }) as const),
      ...productTargets(asked).map((product) => ({ foundIn: "variants", product }) as const),
    ];
    return eachTarget(ctx, targets, async function* (target, inner) {
      const { foundIn } = target;
      if (foundIn === "list") {
        const { country, term, listUrl } = target.list;
        const first = { page: 1, seen: 0, ads: 0 };
        yield* eachPage(inner, { first, max: MAX_PAGES }, async function* (cursor) {
          const { from, cards, next } = await readResults(inner, asked, target.list, cursor);
          for (const { id, url, resultPosition, isAd } of cards)
            yield found(from, asinRecord({ id, url, country, foundIn, listUrl, term, resultPosition, isAd }));
          return next;
        });
      } else if (foundIn === "ranking") {
        yield* eachPage(inner, { first: 1, max: 2 }, async function* (number) {
          const { page, entries, hasNext } = await readRanking(inner, asked, target.ranking, number);
          for (const { id, url, country, listUrl, rank } of entries)
            yield found(page, asinRecord({ id, url, country, foundIn, listUrl, resultPosition: rank }));
          return hasNext ? number + 1 : null;
        });
      } else {
        const known = await knownProduct(inner, asked, target.product);
        const { country, id: wanted } = known;
        const opened = await askProduct(inner, country, asked, wanted);
        const { id: own, groupId } = opened;
        const ids = variantsOn(opened.page.text, opened.facts)?.map(({ id }) => id) ?? [own];
        if (!ids.includes(own)) throw changed(opened.page, `The forms of ${wanted} do not hold it itself.`);
        inner.held(opened.page);
        const listUrl = productUrl(country, wanted);
        for (const [index, id] of ids.entries()) {
          const named = { id, url: productUrl(country, id), country, foundIn, listUrl, groupId };
          yield found(opened.page, asinRecord({ ...named, resultPosition: index + 1 }));
        }
      }
    });
  },
});
