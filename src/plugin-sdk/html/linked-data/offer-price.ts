import type { JsonObject } from "../../../kernel/json.ts";
import { priceTierOf, type PriceTier } from "../../record-fields/offer.ts";
import { amountOf, currencyOf, quantities } from "./amounts.ts";
import { costOver, moneyFrom, singleOf, type Cost } from "./cost.ts";
import { bareWord, listOf, textOf, type Reading } from "./reading.ts";
import { availabilityFrom } from "./stock.ts";

const BEFORE_DISCOUNT = new Set(["ListPrice", "StrikethroughPrice", "RegularPrice", "SRP", "MSRP"]);

export interface OfferPrice {
  cost: Cost | null;
  /** One amount before a discount. */
  original: Cost | null;
  /** Prices by quantity, when the specification has several. */
  tiers: PriceTier[] | null;
}

/**
 * What an Offer or AggregateOffer costs: its own price or ends, else its price specification. Prices for members, and
 * prices per litre beside a whole price, are left out.
 */
export function offerPrice(reading: Reading, node: JsonObject): OfferPrice {
  const specs = reading
    .all(node["priceSpecification"])
    .filter((spec) => spec["validForMemberTier"] === undefined);
  const isBefore = (spec: JsonObject) => BEFORE_DISCOUNT.has(bareWord(spec["priceType"]) ?? "");
  const listed = specs.filter((spec) => !isBefore(spec));
  const whole = listed.filter((spec) => spec["referenceQuantity"] === undefined);
  const tiers = whole.filter((spec) => reading.first(spec["eligibleQuantity"]) !== null);
  const cost =
    statedCost(reading, node, node["priceCurrency"]) ??
    specifiedCost(reading, whole.length > 0 ? whole : listed, node["priceCurrency"]);
  return {
    cost: payable(reading, node, cost),
    original: higher(specifiedCost(reading, specs.filter(isBefore), node["priceCurrency"]), cost),
    tiers: tiers.length < 2 ? null : tiers.map((spec) => tierFrom(reading, spec, node["priceCurrency"])),
  };
}

function specifiedCost(
  reading: Reading,
  specs: readonly JsonObject[],
  currencyOfOffer: unknown,
): Cost | null {
  const costs = specs.flatMap((spec) => statedCost(reading, spec, currencyOfOffer) ?? []);
  return costOver(reading, costs, "price");
}

function statedCost(reading: Reading, node: JsonObject, currencyOfOffer: unknown): Cost | null {
  const first = (...names: string[]): unknown => names.flatMap((name) => listOf(node[name]))[0];
  const [price, low, high] = [first("price"), first("lowPrice", "minPrice"), first("highPrice", "maxPrice")];
  const currency = currencyOf(
    reading,
    node["priceCurrency"] ?? currencyOfOffer,
    price ?? low ?? high,
    "currency",
  );
  const single = amountOf(reading, price, currency, "price");
  if (single !== null) return { min: single, max: single, currency };
  const min = amountOf(reading, low, currency, "priceMin");
  const max = amountOf(reading, high, currency, "priceMax");
  if (min === null && max === null) return null;
  if (min !== null && max !== null && min > max)
    return reading.doubt("price", `The range from ${min} to ${max} goes down.`);
  return { min, max, currency };
}

/** Pages write a price of 0 for what cannot be bought. */
function payable(reading: Reading, node: JsonObject, cost: Cost | null): Cost | null {
  const isNothing = cost !== null && singleOf(cost) === 0;
  if (!isNothing || availabilityFrom(reading, node["availability"]) !== "out_of_stock") return cost;
  return reading.doubt("price", "A price of 0 is stated for something that cannot be bought.");
}

function higher(original: Cost | null, cost: Cost | null): Cost | null {
  const [before, now] = [original && singleOf(original), cost && singleOf(cost)];
  return before !== null && now !== null && before > now ? original : null;
}

function tierFrom(reading: Reading, spec: JsonObject, currencyOfOffer: unknown): PriceTier {
  const limits = quantities(reading, spec["eligibleQuantity"]);
  const unit = textOf(reading.first(spec["eligibleQuantity"])?.["unitText"]);
  return priceTierOf({
    minimumQuantity: limits.min,
    maximumQuantity: limits.max,
    quantityUnit: unit,
    ...moneyFrom(statedCost(reading, spec, currencyOfOffer)),
  });
}
