import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver } from "type-graphql";
import {
  Account,
  ApiKey,
  ApiKeyCreatePayload,
  ApiKeyRevokePayload,
} from "../../schema/account/account.type.ts";
import { accountOf, type Context } from "../context.ts";
import { presentAccount, presentApiKey } from "./present-account.ts";

@Resolver(() => Account)
export class AccountResolver {
  @Query(() => Account, { nullable: true, description: "The account of this key." })
  async viewer(@Ctx() ctx: Context): Promise<Account> {
    return presentAccount(await ctx.services.accounts.account(accountOf(ctx)));
  }

  @FieldResolver(() => [ApiKey], { description: "Its API keys, newest first, at most 100." })
  async apiKeys(@Ctx() ctx: Context): Promise<ApiKey[]> {
    return (await ctx.services.accounts.apiKeys(accountOf(ctx))).map(presentApiKey);
  }

  @Mutation(() => ApiKeyCreatePayload, {
    nullable: true,
    description: "Makes an API key. Its text is in this answer only.",
  })
  async apiKeyCreate(
    @Ctx() ctx: Context,
    @Arg("label", () => String, { description: "Name for people, 1 to 100 characters." }) label: string,
  ): Promise<ApiKeyCreatePayload> {
    const { apiKey, secret } = await ctx.services.accounts.createApiKey(accountOf(ctx), label);
    return { apiKey: presentApiKey(apiKey), secret };
  }

  @Mutation(() => ApiKeyRevokePayload, { nullable: true, description: "Revokes an API key for good." })
  async apiKeyRevoke(
    @Ctx() ctx: Context,
    @Arg("id", () => ID, { description: "Id of the key." }) id: string,
  ): Promise<ApiKeyRevokePayload> {
    return { apiKey: presentApiKey(await ctx.services.accounts.revokeApiKey(accountOf(ctx), id)) };
  }
}
