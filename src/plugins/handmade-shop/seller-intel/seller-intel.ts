import {
  countField,
  coverageOf,
  eachTarget,
  ExtraPages,
  fillerOf,
  flag,
  linkField,
  listField,
  localeFields,
  neededText,
  numberField,
  operation,
  outcomeOf,
  type RunContext,
  textField,
  z,
} from "../../../plugin-sdk/index.ts";
import { flagsOf } from "../features.ts";
import { editionInput, shopNames, targetForms } from "../inputs.ts";
import { phrasesOf, priceFigures, shareOf } from "../pages/card-figures.ts";
import { FIRST_PAGE, followList } from "../pages/follow-list.ts";
import { checkGoods, readShopPage } from "../pages/shop-page.ts";
import { shopFields } from "../pages/shop-record.ts";
import { warnUneven } from "../pages/uneven.ts";
import { askPage, type Edition } from "../source.ts";

const MAX_WORDS = 20;
const SOLD_PER_PAGE = 24;
const flags = {
  includeShopDetails: flagsOf({
    includeShopDetails: "Taken for compatibility: a Record always has the shop.",
  }).includeShopDetails,
  includeSoldListings: flag
    .default(false)
    .describe(
      "Adds what the shop sold last, from its sold page where it is public. One more page for each shop.",
    )
    .meta({ aliases: ["includeSold", "includeSales", "includeSalesData"] }),
};
const FEATURES = Object.keys(flags) as (keyof typeof flags)[];

const ShopIntel = z
  .object({
    ...shopFields(),
    ...localeFields(),
    listedCount: countField("Listings on the first page, which the figures below are of."),
    priceMin: numberField("Lowest of their prices, in units of `currency`."),
    priceMax: numberField("Highest of them."),
    meanPrice: numberField("Mean of them."),
    medianPrice: numberField("Median of them."),
    currency: textField("Currency, ISO 4217."),
    discountedShare: numberField("Share of them with a price before a discount, 0 to 1."),
    topWords: listField(
      { phrase: neededText("Part of titles."), occurrences: countField("Titles with it.") },
      "Parts that several titles share, the most frequent first.",
    ),
    soldListings: listField(
      {
        id: neededText("Number of the listing."),
        title: neededText("Title."),
        url: linkField("Page."),
        imageUrl: linkField("Picture."),
      },
      "What it sold last, each listing once, with `includeSoldListings`; null where the shop hides it.",
    ),
    soldPageCount: countField("Pages of sold goods that the shop shows, of 24 each."),
  })
  .meta({ title: "ShopIntel" });
const intelOf = fillerOf(ShopIntel.shape);

export const sellerIntel = operation({
  name: "seller-intel",
  aliases: ["sellerIntelligence", "shopIntel", "shopDetails", "shopInfo"],
  title: "Figures of a shop",
  summary: "A shop with sales, exact rating, place and sections, and the figures of what it offers and sold.",
  agentHint: "Use with the name of a shop; `shop` gives its listings.",
  availability: "partial",
  availabilityNote:
    "Figures are of the first page of listings; many shops hide what they sold. Etsy answers most plain clients with a guard page (source_blocked).",
  input: z.object({ shopNames, ...editionInput, ...flags }),
  normalize: targetForms("shopNames", "shop"),
  features: FEATURES,
  record: ShopIntel,
  dedupeKey: (record) => record.id,
  canary: { input: { shopNames: ["Oakywood"] }, atLeast: { records: 1, fields: ["name", "meanPrice"] } },
  run(ctx, asked, found) {
    const extra = new ExtraPages(ctx);
    return eachTarget(ctx, [...new Set(asked.shopNames)], async function* (name, inner) {
      const page = await askPage(inner, asked, "/shop/{name}", { name });
      const read = readShopPage(page, name, inner.warn);
      checkGoods(inner, page, read);
      const { shop, facts, list, doc } = read;
      const { isWhole } = followList(inner, doc, list, FIRST_PAGE);

      const load = () => readSold(inner, asked, name);
      const sold = asked.includeSoldListings ? await extra.read("sold_page", load) : null;
      const shared = phrasesOf(list.cards).filter(({ listingIds }) => listingIds.length > 1);
      const topWords = shared.map(({ phrase, listingIds }) => ({ phrase, occurrences: listingIds.length }));
      const record = intelOf({
        ...shop,
        ...priceFigures(list.cards, isWhole, inner.warn),
        country: facts.country,
        language: facts.language,
        soldCount: shop.soldCount ?? sold?.soldCount ?? null,
        soldCountText: shop.soldCountText ?? sold?.soldCountText ?? null,
        listedCount: isWhole ? list.cards.length : null,
        discountedShare: shareOf(list.cards, isWhole, (card) =>
          card.price === null ? null : card.originalPrice !== null,
        ),
        topWords: isWhole && topWords.length > 0 ? topWords.slice(0, MAX_WORDS) : null,
        soldListings: sold?.listings ?? null,
        soldPageCount: sold?.pages ?? null,
      });
      const outcomes = {
        includeShopDetails: outcomeOf(true),
        includeSoldListings: outcomeOf(false, record.soldListings !== null),
      };
      yield found(page, record, coverageOf(asked, FEATURES, outcomes));
      extra.end();
    });
  },
});

/** The first page of sold goods; null where the shop hides it, and Etsy leads back to the shop. */
async function readSold(ctx: RunContext, asked: Edition, name: string) {
  const page = await askPage(ctx, asked, "/shop/{name}/sold", { name }, { ref: "pagination", page: 1 });
  if (!/\/sold(?:$|[?#/])/.test(page.url)) {
    ctx.warn("sold_page_hidden", `soldListings: shop ${name} does not show what it sold.`);
    return null;
  }
  const { shop, list, lastPage } = readShopPage(page, name, ctx.warn);
  const listings = list.cards
    .filter(({ title }) => title !== "")
    .map(({ id, title, url, imageUrl }) => ({ id, title, url, imageUrl }));
  const lost = list.cards.length - listings.length + list.dropped;
  if (lost > 0) ctx.warn("rows_missing", `soldListings: ${lost} rows cannot be read.`);
  warnUneven(ctx.warn, "soldListings", listings, ["imageUrl"]);
  const { soldCount, soldCountText } = shop;
  const expected = soldCount === null ? lastPage : Math.ceil(soldCount / SOLD_PER_PAGE);
  const isLikely =
    lastPage !== null && expected !== null && Math.abs(lastPage - expected) <= 1 + expected / 20;
  if (!isLikely)
    ctx.warn("field_missing", "soldPageCount: the links to further pages do not fit what was sold.");
  return { soldCount, soldCountText, listings, pages: isLikely ? lastPage : null };
}
