import {
  arr,
  at,
  fillerOf,
  firstOf,
  isJsonObject,
  type Reading,
  readRows,
} from "../../../plugin-sdk/index.ts";
import { FLOOR_PLAN, UNIT } from "../home/home-record.ts";
import { always, often } from "../home/places.ts";
import { dayOf, dollarsIn, numberOf, plainText } from "../home/values.ts";

const amountOf = (price: string | number) =>
  typeof price === "number" ? price : typeof price === "string" ? dollarsIn(price) : null;

const UNITS = {
  ...always(UNIT, { unitNumber: ["unitNumber", plainText], price: ["least", amountOf] }),
  ...often(UNIT, {
    beds: ["beds", numberOf],
    baths: ["baths", numberOf],
    livingArea: "sqft",
    priceText: "shown",
    availableOn: ["availableFrom", dayOf],
  }),
};
const PLANS = often(FLOOR_PLAN, {
  name: "name",
  beds: ["beds", numberOf],
  baths: ["baths", numberOf],
  livingArea: "sqft",
  price: ["least", amountOf],
  priceMax: "maxPrice",
  priceText: "shown",
});
const planOf = fillerOf(FLOOR_PLAN);

/** The floor plans of a building or of its card, each with its units; null where there is no list of them. */
export function floorPlansOf(list: unknown, reading: Reading) {
  const rows = arr(list)?.map(priced) ?? null;
  if (rows === null) return null;
  return rows.flatMap((row) =>
    readRows(PLANS, [row], reading, "floorPlans").map((plan) =>
      planOf({ ...plan, units: unitsOf(at(row, "units"), reading, "floorPlans.units") }),
    ),
  );
}

export function unitsOf(list: unknown, reading: Reading, name = "units") {
  const rows = arr(list)?.map(priced) ?? null;
  return rows === null ? null : readRows(UNITS, rows, reading, name);
}

/** A row with its price in one place, whether it is a number, a text or the least of a range. */
function priced(row: unknown): unknown {
  const least = firstOf(row, ["price", "minPrice"]);
  return isJsonObject(row)
    ? {
        ...row,
        ...("price" in row || "minPrice" in row ? { least } : {}),
        shown: typeof least === "string" && /\p{Sc}/u.test(least) ? least : null,
      }
    : row;
}
