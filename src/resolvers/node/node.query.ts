import { Arg, Ctx, ID, Query, Resolver } from "type-graphql";
import { assertAccess } from "../../domain/access/assert-access.ts";
import { kindOfId } from "../../kinds/ids.ts";
import { Node } from "../../schema/shared/node.type.ts";
import { presentAccount, presentApiKey } from "../account/present-account.ts";
import { accountOf, type Context } from "../context.ts";
import { presentNotification } from "../notification/present-notification.ts";
import { nullWhenMissing } from "../null-when-missing.ts";
import { presentSession } from "../session/present-session.ts";
import { presentRequest } from "../request/present-request.ts";
import { presentTicket } from "../ticket/present-ticket.ts";
import { presentDelivery, presentEndpoint } from "../webhook/present-webhook.ts";

@Resolver()
export class NodeQuery {
  @Query(() => Node, { nullable: true, description: "Any object of the account by its id, or null." })
  async node(
    @Ctx() ctx: Context,
    @Arg("id", () => ID, { description: "Prefixed id." }) id: string,
  ): Promise<Node | null> {
    const accountId = accountOf(ctx);
    const { accounts, apiKeys, clock, notifications, requests, sessions, tickets, webhooks, webhookLog } =
      ctx.services;
    switch (kindOfId(id)) {
      case "request":
        assertAccess(ctx.caller, "Query.request");
        return nullWhenMissing(requests.get(accountId, id).then((doc) => presentRequest(doc, ctx)));
      case "account":
        assertAccess(ctx.caller, "Query.viewer");
        return id === accountId ? presentAccount(await accounts.account(accountId)) : null;
      case "apiKey": {
        assertAccess(ctx.caller, "Account.apiKeys");
        const key = await apiKeys.get(accountId, id);
        return key ? presentApiKey(key) : null;
      }
      case "session": {
        assertAccess(ctx.caller, "Query.sessions");
        const session = await sessions.get(accountId, id);
        return session ? presentSession(session) : null;
      }
      case "notification": {
        assertAccess(ctx.caller, "Query.notifications");
        const notification = await notifications.get(accountId, id);
        return notification ? presentNotification(notification) : null;
      }
      case "ticket":
        assertAccess(ctx.caller, "Query.supportTicket");
        return nullWhenMissing(tickets.get(accountId, id).then((doc) => presentTicket(doc, ctx)));
      case "webhookEndpoint":
        assertAccess(ctx.caller, "Query.webhookEndpoint");
        return nullWhenMissing(webhooks.get(accountId, id).then((doc) => presentEndpoint(doc, clock.now())));
      case "webhookDelivery":
        assertAccess(ctx.caller, "Query.webhookDelivery");
        return nullWhenMissing(webhookLog.get(accountId, id).then(presentDelivery));
      default:
        return null;
    }
  }
}
