import "reflect-metadata";
import { assertInterfaceType, type GraphQLSchema } from "graphql";
import { buildSchemaSync, type PubSub } from "type-graphql";
import { nodeTypeName } from "../schema/shared/node.type.ts";
import { DateTime } from "../schema/shared/scalars.ts";
import { AccountResolver } from "./account/account.resolver.ts";
import { NodeQuery } from "./node/node.query.ts";
import { RequestField } from "./request/request.field.ts";
import { RequestMutation } from "./request/request.mutation.ts";
import { RequestQuery } from "./request/request.query.ts";
import { RequestSubscription } from "./request/request.subscription.ts";
import { ScraperField } from "./scraper/scraper.field.ts";
import { ScraperQuery } from "./scraper/scraper.query.ts";
import { SourceHealthResolver } from "./source-health/source-health.resolver.ts";

/** type-graphql wants one as soon as there are subscriptions; ours all bring their own source, the event log. */
const noTopics: PubSub = {
  publish: () => undefined,
  subscribe: (topic) => {
    throw new Error(`No subscription listens to the topic ${topic}.`);
  },
};

let built: GraphQLSchema | null = null;

/** The executable schema. Built once per process: type-graphql keeps its metadata globally. */
export function quarrySchema(): GraphQLSchema {
  built ??= buildSchemaSync({
    resolvers: [
      AccountResolver,
      NodeQuery,
      RequestField,
      RequestMutation,
      RequestQuery,
      RequestSubscription,
      ScraperField,
      ScraperQuery,
      SourceHealthResolver,
    ],
    // Inputs are validated by zod in the domain, for every face alike.
    validate: false,
    pubSub: noTopics,
    scalarsMap: [{ type: Date, scalar: DateTime }],
  });
  // type-graphql makes it asynchronous, which compiled documents cannot follow.
  assertInterfaceType(built.getType("Node")).resolveType = nodeTypeName;
  return built;
}
