import {
  type GraphQLInputFieldConfig,
  GraphQLInputObjectType,
  type GraphQLObjectType,
  GraphQLUnionType,
} from "graphql";
import type { ScraperFacts } from "../../domain/scraper/scraper-facts.ts";
import { CoverageOutcome, RecordSource, TruncatedField } from "./host-types.ts";
import { familyInput, operationInputs } from "./input-types.ts";
import { Person, Product, ProductReview } from "./interfaces.ts";
import { recordTypes } from "./record-types.ts";
import { Availability, Condition } from "./shared-enums.ts";
import { TypeBook } from "./type-book.ts";
import { tokenName, UnusableName } from "./type-names.ts";

/** Key of the name of a Record's type in its value, where JSON does not show it. */
export const RECORD_TYPE = Symbol("type of a Record");

/** What the scrapers of a server add to the schema. */
export interface TypedFamilies {
  /** `ScraperInput`: exactly one family. Null without a scraper. */
  input: GraphQLInputObjectType | null;
  /** `ScraperRecord`: the union of all Record types. Null without a scraper. */
  record: GraphQLUnionType | null;
  /** Input types by scraper and operation; none for what the source shows to nobody. */
  inputTypes: ReadonlyMap<string, ReadonlyMap<string, GraphQLInputObjectType>>;
  /** Record types by scraper and operation. */
  recordTypes: ReadonlyMap<string, ReadonlyMap<string, GraphQLObjectType>>;
  /** Why a scraper cannot join, by its id. */
  refused: ReadonlyMap<string, string>;
}

const SHARED = [
  RecordSource,
  TruncatedField,
  CoverageOutcome,
  Availability,
  Condition,
  Product,
  ProductReview,
  Person,
].map(({ name }) => name);

/**
 * The types of all scrapers, made from the JSON Schemas of their operations, which is all that is known of a scraper whose
 * code runs in a thread. The first one to claim a name has it.
 * @param reserved names of the schema's other types
 */
export function typedFamilies(scrapers: readonly ScraperFacts[], reserved: readonly string[]): TypedFamilies {
  const taken = new Set([...reserved, ...SHARED, "ScraperInput", "ScraperRecord"]);
  const refused = new Map<string, string>();
  const joined = new Map<string, { scraper: ScraperFacts; input: GraphQLInputObjectType }>();
  const types = new Map<string, ReadonlyMap<string, GraphQLObjectType>>();
  for (const scraper of scrapers) {
    const book = new TypeBook(scraper.id, (name) => taken.has(name));
    const field = tokenName(scraper.id);
    try {
      if (joined.has(field)) throw new UnusableName(`The GraphQL field ${field} would be there twice.`);
      const input = familyInput(book, scraper);
      const records = recordTypes(book, scraper);
      for (const { name } of book.types) taken.add(name);
      joined.set(field, { scraper, input });
      types.set(scraper.id, records);
    } catch (error) {
      // One scraper whose schemas are odd in any way takes no other along, and no gateway.
      const isExpected = error instanceof UnusableName;
      refused.set(
        scraper.id,
        isExpected ? error.message : `No GraphQL types can be made of it: ${String(error)}`,
      );
    }
  }
  const inputTypes = new Map(
    [...joined.values()].map(({ scraper, input }) => [scraper.id, operationInputs(input)]),
  );
  return { ...union(joined, types), inputTypes, recordTypes: types, refused };
}

function union(
  joined: ReadonlyMap<string, { scraper: ScraperFacts; input: GraphQLInputObjectType }>,
  types: ReadonlyMap<string, ReadonlyMap<string, GraphQLObjectType>>,
): Pick<TypedFamilies, "input" | "record"> {
  if (joined.size === 0) return { input: null, record: null };
  const fields: Record<string, GraphQLInputFieldConfig> = {};
  for (const [name, { scraper, input }] of joined)
    fields[name] = { type: input, description: scraper.summary, extensions: { sourceName: scraper.id } };
  const members = new Set([...types.values()].flatMap((records) => [...records.values()]));
  return {
    input: new GraphQLInputObjectType({
      name: "ScraperInput",
      description: "One scraper, one of its operations, and that operation's input.",
      isOneOf: true,
      fields,
    }),
    record: new GraphQLUnionType({
      name: "ScraperRecord",
      description: "A Record as its scraper declares it.",
      types: [...members],
      resolveType: (value) => (value as { [RECORD_TYPE]: string })[RECORD_TYPE],
    }),
  };
}
