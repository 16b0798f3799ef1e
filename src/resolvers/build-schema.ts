import "reflect-metadata";
import { assertInputObjectType, assertInterfaceType, assertObjectType, GraphQLSchema } from "graphql";
import { buildSchemaSync, type PubSub } from "type-graphql";
import { nodeTypeName } from "../schema/shared/node.type.ts";
import type { ScraperFacts } from "../domain/scraper/scraper-facts.ts";
import { DateTime } from "../schema/shared/scalars.ts";
import { typedFamilies, type TypedFamilies } from "../schema/typed/typed-families.ts";
import { AccountDeletionResolver } from "./account/account-deletion.resolver.ts";
import { AccountResolver } from "./account/account.resolver.ts";
import { BillingResolver } from "./billing/billing.resolver.ts";
import { LedgerResolver } from "./billing/ledger.resolver.ts";
import { CanaryMutation } from "./canary/canary.mutation.ts";
import { CredentialQuery } from "./credential/credential.query.ts";
import { ErasureResolver } from "./erasure/erasure.resolver.ts";
import { guardFields } from "./guard-fields.ts";
import { NodeQuery } from "./node/node.query.ts";
import { NotificationResolver } from "./notification/notification.resolver.ts";
import { PriceHistoryQuery } from "./price/price-history.query.ts";
import { ProductQuery } from "./product/product.query.ts";
import { RequestField } from "./request/request.field.ts";
import { RequestMutation } from "./request/request.mutation.ts";
import { RequestQuery } from "./request/request.query.ts";
import { RequestSubscription } from "./request/request.subscription.ts";
import { OperationField } from "./scraper/operation.field.ts";
import { ScraperField } from "./scraper/scraper.field.ts";
import { ScraperQuery } from "./scraper/scraper.query.ts";
import { SecondFactorResolver } from "./second-factor/second-factor.resolver.ts";
import { SessionResolver } from "./session/session.resolver.ts";
import { SourceHealthResolver } from "./source-health/source-health.resolver.ts";
import { OperatorTicketResolver } from "./ticket/operator-ticket.resolver.ts";
import { TicketResolver } from "./ticket/ticket.resolver.ts";
import { WebhookDeliveryResolver } from "./webhook/webhook-delivery.resolver.ts";
import { WebhookResolver } from "./webhook/webhook.resolver.ts";
import { CapResolver } from "./usage/cap.resolver.ts";
import { SpendLimitResolver } from "./usage/spend-limit.resolver.ts";
import { UsageResolver } from "./usage/usage.resolver.ts";

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
    resolvers: [
      AccountDeletionResolver,
      AccountResolver,
      BillingResolver,
      CapResolver,
      CanaryMutation,
      CredentialQuery,
      ErasureResolver,
      LedgerResolver,
      NodeQuery,
      NotificationResolver,
      OperationField,
      PriceHistoryQuery,
      ProductQuery,
      RequestField,
      RequestMutation,
      RequestQuery,
      RequestSubscription,
      ScraperField,
      ScraperQuery,
      SecondFactorResolver,
      SessionResolver,
      SourceHealthResolver,
      TicketResolver,
      OperatorTicketResolver,
      WebhookDeliveryResolver,
      WebhookResolver,
      SpendLimitResolver,
      UsageResolver,
    ],
    // Inputs are validated by zod in the domain, for every face alike.
    validate: false,
    // It is the same at every start: the check of the generated files looks at it.
    skipCheck: true,
    pubSub: noTopics,
    scalarsMap: [{ type: Date, scalar: DateTime }],
  });
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
