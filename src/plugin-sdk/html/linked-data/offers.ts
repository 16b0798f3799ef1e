import type { JsonObject } from "../../../kernel/json.ts";
import { offerOf, sellerOf, type Offer, type PriceTier } from "../../record-fields/offer.ts";
import { allSame, countFrom, numberFrom } from "./amounts.ts";
import { costOver, moneyFrom, singleOf, type Cost } from "./cost.ts";
import { offerPrice } from "./offer-price.ts";
import { personFrom } from "./people.ts";
import { aggregateRating } from "./rating.ts";
import { isOfType, type Reading } from "./reading.ts";
import { shippingFrom } from "./shipping.ts";
import { availabilityFrom, conditionFrom } from "./stock.ts";
import { toMicros } from "../../text/price.ts";

const MAX_OFFERS = 10_000;

/** One offer, and its cost before it became fields. */
export interface ReadOffer {
  offer: Offer;
  cost: Cost | null;
  tiers: PriceTier[] | null;
}

/** The offers of a product; an AggregateOffer is one offer with a range, unless it holds the offers themselves. */
export function offersFrom(reading: Reading, value: unknown): ReadOffer[] {
  const nodes = reading.all(value).flatMap((node) => {
    const inner = isOfType(node, ["AggregateOffer"]) ? reading.all(node["offers"]) : [];
    return inner.length > 0 ? inner : [node];
  });
  return nodes.slice(0, MAX_OFFERS).map((node) => offerFrom(reading, node));
}

function offerFrom(reading: Reading, node: JsonObject): ReadOffer {
  const { cost, original, tiers } = offerPrice(reading, node);
  const person = personFrom(reading, node["seller"] ?? node["offeredBy"]);
  const rated = reading.first(node["seller"])?.["aggregateRating"];
  const before = original === null ? null : singleOf(original);
  // Only stated ends are limits: shops write their stock as a plain eligibleQuantity.
  const limits = reading.first(node["eligibleQuantity"]);
  const inventory = reading.first(node["inventoryLevel"]);
  const offer = offerOf({
    url: reading.url(node["url"]),
    seller: person === null ? null : sellerOf({ ...person, ...aggregateRating(reading, rated) }),
    ...moneyFrom(cost),
    originalPrice: before,
    originalPriceMicros: before === null ? null : toMicros(before),
    availability: availabilityFrom(reading, node["availability"]),
    condition: conditionFrom(reading, node["itemCondition"]),
    stockQuantity: countFrom(reading, inventory?.["value"] ?? node["inventoryLevel"], "stockQuantity"),
    shipping: shippingFrom(reading, node["shippingDetails"]),
    minimumQuantity: limits === null ? null : numberFrom(reading, limits["minValue"]),
    maximumQuantity: limits === null ? null : numberFrom(reading, limits["maxValue"]),
  });
  return { offer, cost, tiers };
}

/** What several offers say together: a range of prices, and what is the same in all of them. */
export function overOffers(reading: Reading, offers: readonly ReadOffer[]) {
  const all = offers.map(({ offer }) => offer);
  const money = moneyFrom(
    costOver(
      reading,
      offers.flatMap(({ cost }) => cost ?? []),
      "price",
    ),
  );
  const shared = <K extends keyof Offer>(name: K): Offer[K] | null => {
    const values = all.map((offer) => offer[name]);
    return allSame(values) ? (values[0] ?? null) : null;
  };
  const isSingle = money.price !== null;
  return {
    ...money,
    originalPrice: isSingle ? shared("originalPrice") : null,
    originalPriceMicros: isSingle ? shared("originalPriceMicros") : null,
    availability: availabilityOver(all),
    condition: shared("condition"),
    stockQuantity: all.length === 1 ? shared("stockQuantity") : null,
    seller: shared("seller"),
    shipping: shared("shipping"),
    priceTiers: offers.length === 1 ? (offers[0]?.tiers ?? null) : null,
  };
}

/** A thing can be bought when one of its offers can. */
function availabilityOver(offers: readonly Offer[]) {
  const stated = offers.map(({ availability }) => availability);
  for (const word of ["in_stock", "preorder"] as const) if (stated.includes(word)) return word;
  return stated.includes(null)
    ? null
    : allSame(stated)
      ? (stated[0] ?? null)
      : stated.length > 0
        ? "unknown"
        : null;
}
