import {
  GraphQLEnumType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
} from "graphql";
import { DateTime } from "../shared/scalars.ts";
import { type Field, outputField } from "./output-types.ts";
import { fieldsByName, type TypeBook } from "./type-book.ts";
import { typeName } from "./type-names.ts";

const text = new GraphQLNonNull(GraphQLString);
const count = new GraphQLNonNull(GraphQLInt);

/** `_source` of every Record. */
export const RecordSource = new GraphQLObjectType({
  name: "RecordSource",
  description: "Where a Record was read.",
  fields: {
    url: { type: text, description: "The page." },
    fetchedAt: { type: new GraphQLNonNull(DateTime), description: "When it was fetched." },
    operation: { type: text, description: "The operation that read it." },
  },
});

/** An item of `_truncated`. */
export const TruncatedField = new GraphQLObjectType({
  name: "TruncatedField",
  description: "A field that was cut because its Record was over 1 MiB.",
  fields: {
    path: { type: text, description: "Path of the field." },
    originalLength: { type: count, description: "Characters or items that it had." },
    keptLength: { type: count, description: "Characters or items that are left." },
  },
});

/** A value of `featureCoverage`. */
export const CoverageOutcome = new GraphQLEnumType({
  name: "CoverageOutcome",
  description: "What a Record contains of one requested feature.",
  values: {
    EXTRACTED: { value: "extracted", description: "All that the source shows of it." },
    PARTIAL: { value: "partial", description: "Less than the source shows." },
    NOT_FOUND: {
      value: "not_found",
      description: "It was looked for in the public pages read, and they show nothing of it.",
    },
    ACCEPTED_FOR_COMPATIBILITY: {
      value: "accepted_for_compatibility",
      description:
        "The flag is accepted for compatibility while a parser for this source is still needed; it changes nothing yet.",
    },
  },
});

/** What the host adds to the Records of all scrapers. */
export const HOST_FIELDS = ["requestedFeatures", "featureCoverage", "_source", "_truncated"];

/** What the host adds to the Records of an operation with these features. */
export function hostFields(book: TypeBook, name: string, features: readonly string[]): Field[] {
  const source: Field[] = [
    ["_source", { type: new GraphQLNonNull(RecordSource), description: "Where the Record was read." }],
    [
      "_truncated",
      {
        type: new GraphQLList(new GraphQLNonNull(TruncatedField)),
        description: "Fields that were cut; null when all is there.",
      },
    ],
  ];
  if (features.length === 0) return source;
  const flags = features.map((feature) =>
    outputField(feature, { type: CoverageOutcome, description: `Of \`${feature}\`.` }),
  );
  const coverage = book.add(
    new GraphQLObjectType({
      name: typeName(name, "FeatureCoverage"),
      description: "What a Record holds of each requested feature; null for those that were not asked for.",
      fields: fieldsByName(name, flags),
    }),
  );
  const requested = new GraphQLList(new GraphQLNonNull(GraphQLString));
  return [
    ["requestedFeatures", { type: requested, description: "Feature flags that the Request asked for." }],
    ["featureCoverage", { type: coverage, description: "What this Record holds of each of them." }],
    ...source,
  ];
}
