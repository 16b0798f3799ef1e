import {
  arr,
  at,
  fillerOf,
  firstOf,
  isJsonObject,
  type JsonObject,
  num,
  type Reading,
  readRows,
  str,
} from "../../../plugin-sdk/index.ts";
import { FLOOR_PLAN, UNIT } from "../home/home-record.ts";
import { often } from "../home/places.ts";
import { dayOf, numberOf, plainText } from "../home/values.ts";

const PLANS = often(FLOOR_PLAN, {
  name: ["name", plainText],
  beds: "bedrooms",
  baths: "baths",
  livingArea: ["sqftMin", numberOf],
  price: "rentPriceMin",
  priceMax: "rentPriceMax",
});
const UNITS = often(UNIT, {
  unitNumber: ["name", plainText],
  beds: "bedrooms",
  baths: "baths",
  livingArea: ["sqft", numberOf],
  price: "rentPrice",
  availableOn: ["dateAvailable", dayOf],
});
const planOf = fillerOf(FLOOR_PLAN);
const unitOf = fillerOf(UNIT);

/** The floor plans by bedrooms, each once: a group of all repeats those of the others. `count` are those that are listed. */
export function unitTypesIn(plans: JsonObject, reading: Reading) {
  const listed = (arr(plans, "unitTypesByBedroom") ?? []).flatMap((group) => {
    const types = arr(group, "availableUnitTypes");
    if (types === null) reading.warn("row_dropped", "floorPlans: a group of floor plans has another form.");
    return types ?? [];
  });
  const types = [...new Map(listed.map((type) => [idOf(type), type])).values()];
  const floorPlans = types.flatMap((type) =>
    readRows(PLANS, [withBaths(type)], reading, "floorPlans").map((plan) => {
      const units = arr(type, "units");
      return planOf({
        ...plan,
        units:
          units === null
            ? null
            : readRows(UNITS, units.map(withBaths), reading, "floorPlans.units").map((unit) => unitOf(unit)),
      });
    }),
  );
  return { floorPlans, count: types.length };
}

const idOf = (type: unknown): string => str(type, "unitTypeId") ?? JSON.stringify(type);

/** Half baths count as a half. */
function withBaths(row: unknown): unknown {
  const full = num(firstOf(row, ["fullBaths"]));
  return isJsonObject(row)
    ? { ...row, baths: full === null ? null : full + (num(at(row, "halfBaths")) ?? 0) / 2 }
    : row;
}
