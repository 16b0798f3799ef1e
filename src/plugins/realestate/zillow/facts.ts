import {
  arr,
  fieldFrom,
  isJsonObject,
  type JsonObject,
  rarely,
  readFields,
  type Reading,
  str,
  textField,
} from "../../../plugin-sdk/index.ts";

/** Further facts that most homes have: texts, numbers, yes or no, and lists of texts. */
const FACTS = `heating cooling appliances flooring laundryFeatures interiorFeatures exteriorFeatures fireplaceFeatures
  basement roofType constructionMaterials foundationDetails architecturalStyle propertyCondition furnished parkingFeatures
  parkingCapacity garageParkingCapacity lotFeatures view waterView poolFeatures fencing patioAndPorchFeatures sewer
  waterSource utilities electric gas zoning subdivisionName associationAmenities associationFeeIncludes communityFeatures
  elementarySchoolDistrict highSchoolDistrict specialListingConditions bathroomsFull bathroomsHalf hasPetsAllowed`;
const FACT_FIELDS = Object.fromEntries(
  FACTS.split(/\s+/).map((name) => [name, rarely(fieldFrom(name, textField("Fact."), factIn))]),
);

/** Those that the Record has as fields of its own. */
const OWN_FIELDS = new Set([
  "stories",
  "pricePerSquareFoot",
  "isNewConstruction",
  "yearBuilt",
  "hoaFee",
  "associationFee",
]);

function factIn(fact: unknown): string | null {
  const parts = Array.isArray(fact) ? fact : [fact];
  return parts.every((part) => ["string", "number", "boolean"].includes(typeof part))
    ? parts.join(", ")
    : null;
}

/** The facts of a home that the Record has no field for, by the own names of the site. */
export function factsOf(facts: unknown, reading: Reading) {
  if (!isJsonObject(facts)) return null;
  const read: Readonly<Record<string, string | null>> = readFields(
    FACT_FIELDS,
    facts,
    reading,
    "attributes.",
  );
  const stated = Object.entries(facts).flatMap(([name, fact]) => {
    const isSimple = !OWN_FIELDS.has(name) && (typeof fact !== "object" || Array.isArray(fact));
    const value = name in FACT_FIELDS ? (read[name] ?? null) : isSimple ? factIn(fact) : null;
    return value === null || value === "" ? [] : [{ name, value }];
  });
  return [...stated, ...otherFacts(facts)].toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** Facts under names of the listing service. */
const otherFacts = (facts: JsonObject) =>
  (arr(facts, "otherFacts") ?? []).flatMap((fact) => {
    const name = str(fact, "name");
    return name === null ? [] : [{ name, value: str(fact, "value") }];
  });
