import { Arg, Ctx, ID, Query, Resolver } from "type-graphql";
import { kindOfId } from "../../kernel/ids.ts";
import { Node } from "../../schema/shared/node.type.ts";
import { presentAccount, presentApiKey } from "../account/present-account.ts";
import { accountOf, type Context } from "../context.ts";
import { nullWhenMissing } from "../null-when-missing.ts";
import { presentRequest } from "../request/present-request.ts";

@Resolver()
export class NodeQuery {
  @Query(() => Node, { nullable: true, description: "Any object of the account by its id, or null." })
  async node(
    @Ctx() ctx: Context,
    @Arg("id", () => ID, { description: "Prefixed id." }) id: string,
  ): Promise<Node | null> {
    const accountId = accountOf(ctx);
    const { accounts, requests } = ctx.services;
    switch (kindOfId(id)) {
      case "request":
        return nullWhenMissing(requests.get(accountId, id).then((doc) => presentRequest(doc, ctx)));
      case "account":
        return id === accountId ? presentAccount(await accounts.account(accountId)) : null;
      case "apiKey": {
        const key = await accounts.apiKey(accountId, id);
        return key ? presentApiKey(key) : null;
      }
      default:
        return null;
    }
  }
}
