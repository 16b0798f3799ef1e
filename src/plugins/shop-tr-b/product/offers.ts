import { arr, type FieldValues, num, readRows, str, type Warn } from "../../../plugin-sdk/index.ts";
import { campaignFrom, moneyFrom, stockWord } from "../shop/amounts.ts";
import { merchantUrl } from "../targets.ts";
import { type MERCHANT, OFFER } from "./fields.ts";
import { fullOfferOf } from "./record.ts";

export type MerchantRow = FieldValues<typeof MERCHANT>;
export type OfferRow = Omit<FieldValues<typeof OFFER>, "id" | "name"> & { id: string; name: string };

/** Merchants are rated up to 10; 0 stands where nobody has yet. */
export const sellerFrom = ({ slug, rating, ...row }: MerchantRow) => ({
  ...{ id: row.id, name: row.name, imageUrl: row.imageUrl, city: row.city, ratingCount: row.ratingCount },
  url: slug === null ? null : merchantUrl(slug),
  rating: rating || null,
  ratingMax: rating ? 10 : null,
});

/** Of the lowest prices by kinds of customers the one that anybody gets. */
const forAnybody = (prices: unknown): unknown =>
  num(
    (arr(prices) ?? []).find((one) => str(one, "name") === "non-segmented-price"),
    "value",
  );

export function offerFrom(row: OfferRow, warn: Warn) {
  const hint = { what: `offers: that of ${row.name}`, warn, original: row.original };
  const money = moneyFrom(row.price, { ...hint, isOptional: row.availability !== true });
  const campaignPrice = campaignFrom(forAnybody(row.lowest), money.price, hint);
  return {
    ...row,
    ...money,
    campaignPrice,
    seller: sellerFrom(row),
    availability: stockWord(row.availability),
  };
}

/** The offers of the answer about them, in its order. */
export const readOffers = (rows: readonly unknown[], warn: Warn) =>
  readRows(OFFER, rows, { answer: "answer", warn }, "allOffers").map((row) =>
    fullOfferOf(offerFrom(row, warn)),
  );
