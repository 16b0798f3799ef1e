import { Field, ID, InterfaceType } from "type-graphql";
import { kindOfId } from "../../kernel/ids.ts";

const TYPE_OF_KIND = {
  request: "Request",
  account: "Account",
  apiKey: "ApiKey",
  session: "Session",
  erasure: undefined,
  notification: "Notification",
  webhookEndpoint: "WebhookEndpoint",
  webhookDelivery: "WebhookDelivery",
  ticket: "SupportTicket",
  ticketMessage: undefined,
  payment: undefined,
} as const;

/** The type behind an id. */
export function nodeTypeName({ id }: { id: string }): string | undefined {
  const kind = kindOfId(id);
  return kind === null ? undefined : TYPE_OF_KIND[kind];
}

@InterfaceType({
  description:
    "Anything with a global id. The prefix of an id names its kind, and the same id is used in /v1.",
  resolveType: nodeTypeName,
})
export abstract class Node {
  @Field(() => ID, { description: "Prefixed id, such as `req_…`." })
  id: string;
}
