import "reflect-metadata";
import { assertInputObjectType, assertInterfaceType, assertObjectType, GraphQLSchema } from "graphql";
import { buildSchemaSync, type PubSub } from "type-graphql";
import { nodeTypeName } from "../schema/shared/node.type.ts";
import type { ScraperFacts } from "../domain/scraper/scraper-facts.ts";
import { inheritKeywords } from "../schema/shared/inherit-keywords.ts";
import { DateTime } from "../schema/shared/scalars.ts";
import { typedFamilies, type TypedFamilies } from "../schema/typed/typed-families.ts";
import { RESOLVERS } from "./all-resolvers.ts";
import { guardFields } from "./guard-fields.ts";

/** type-graphql wants one as soon as there are subscriptions; ours all bring their own source, the event log. */
const noTopics: PubSub = {
  publish: () => undefined,
  subscribe: (topic) => {
    throw new Error(`No subscription listens to the topic ${topic}.`);
  },
};

/** The executable schema, with the types of these scrapers as far as they can join. */
export function quarrySchema(scrapers: readonly ScraperFacts[]): {
  schema: GraphQLSchema;
  families: TypedFamilies;
} {
  const base = buildSchemaSync({
    resolvers: RESOLVERS,
    // Inputs are validated by zod in the domain, for every face alike.
    validate: false,
    // It is the same at every start: the check of the generated files looks at it.
    skipCheck: true,
    pubSub: noTopics,
    scalarsMap: [{ type: Date, scalar: DateTime }],
  });
  inheritKeywords(base);
  guardFields(base);
  // type-graphql makes it asynchronous, which compiled documents cannot follow.
  assertInterfaceType(base.getType("Node")).resolveType = nodeTypeName;
  const families = typedFamilies(scrapers, Object.keys(base.getTypeMap()));
  return { schema: withFamilies(base, families), families };
}

/** Gives the two places that are declared as JSON the types of the scrapers. */
function withFamilies(base: GraphQLSchema, families: TypedFamilies): GraphQLSchema {
  const { input, record } = families;
  const typed = assertInputObjectType(base.getType("RequestCreateInput")).getFields()["typed"];
  const value = assertObjectType(base.getType("Record")).getFields()["value"];
  if (typed === undefined || value === undefined || input === null || record === null) return base;
  typed.type = input;
  value.type = record;
  return new GraphQLSchema(base.toConfig());
}
