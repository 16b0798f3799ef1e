import type { JsonObject } from "../../../kernel/json.ts";
import { shippingOf, type Shipping } from "../../record-fields/offer.ts";
import { amountOf, currencyOf, quantities } from "./amounts.ts";
import { moneyFrom } from "./cost.ts";
import { countryFrom } from "./place.ts";
import { textOf, type Reading } from "./reading.ts";

/** What OfferShippingDetails say; null when there are none. */
export function shippingFrom(reading: Reading, value: unknown): Shipping[] | null {
  const nodes = reading.all(value);
  return nodes.length === 0 ? null : nodes.map((node) => oneShipping(reading, node));
}

function oneShipping(reading: Reading, node: JsonObject): Shipping {
  const rate = reading.first(node["shippingRate"]);
  const currency =
    rate === null ? null : currencyOf(reading, rate["currency"], rate["value"], "shipping.currency");
  const amount = rate === null ? null : amountOf(reading, rate["value"], currency, "shipping.price");
  const destination = reading.first(node["shippingDestination"]);
  const origin = reading.first(node["shippingOrigin"]);
  const time = reading.first(node["deliveryTime"]);
  const [handling, transit] = [days(reading, time?.["handlingTime"]), days(reading, time?.["transitTime"])];
  return shippingOf({
    method: textOf(node["shippingLabel"]) ?? textOf(node["name"]),
    ...moneyFrom(amount === null ? null : { min: amount, max: amount, currency }),
    originCountry: countryFrom(reading, origin?.["addressCountry"], "shipping.originCountry"),
    destinationCountry: countryFrom(reading, destination?.["addressCountry"], "shipping.destinationCountry"),
    destinationRegion: textOf(destination?.["addressRegion"]),
    handlingDaysMin: handling.min,
    handlingDaysMax: handling.max,
    transitDaysMin: transit.min,
    transitDaysMax: transit.max,
  });
}

const DAY_UNITS = new Set(["DAY", "D", "DAYS", ""]);

/** Whole days; other units, such as hours, are left out. */
function days(reading: Reading, value: unknown): { min: number | null; max: number | null } {
  const node = reading.first(value);
  const unit = (textOf(node?.["unitCode"]) ?? textOf(node?.["unitText"]) ?? "").toUpperCase();
  if (node === null || !DAY_UNITS.has(unit)) return { min: null, max: null };
  const { min, max } = quantities(reading, node);
  return { min: Number.isInteger(min) ? min : null, max: Number.isInteger(max) ? max : null };
}
