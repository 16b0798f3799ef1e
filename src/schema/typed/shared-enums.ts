import { GraphQLEnumType } from "graphql";

/** Words that families share, so that one fragment can ask all of them. Their values are those of the SDK's field groups. */
export const Availability = new GraphQLEnumType({
  name: "Availability",
  description: "Whether something can be bought.",
  values: {
    IN_STOCK: { value: "in_stock", description: "It can be bought." },
    OUT_OF_STOCK: { value: "out_of_stock", description: "It cannot be bought now." },
    PREORDER: { value: "preorder", description: "It can be ordered and comes later." },
    UNKNOWN: { value: "unknown", description: "The source shows another state." },
  },
});

export const Condition = new GraphQLEnumType({
  name: "Condition",
  description: "State of goods.",
  values: {
    NEW: { value: "new" },
    USED: { value: "used" },
    REFURBISHED: { value: "refurbished" },
    DAMAGED: { value: "damaged" },
  },
});

const SHARED = [Availability, Condition];

/** The shared enum that has exactly these values in this order. */
export function sharedEnum(values: readonly string[]): GraphQLEnumType | undefined {
  const wanted = values.join("\n");
  return SHARED.find(
    (type) =>
      type
        .getValues()
        .map(({ value }) => String(value))
        .join("\n") === wanted,
  );
}
