import type { NodeSource } from "../node/node-source.ts";
import { apiKey } from "../../kinds/api-key.ts";
import { After, First, IdOf } from "../page-args.ts";
import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver } from "type-graphql";
import {
  Account,
  ApiKeyConnection,
  ApiKeyCreatePayload,
  ApiKeyRevokePayload,
} from "../../schema/account/account.type.ts";
import { accountOf, callerOf, type Context } from "../context.ts";
import { DateTime } from "../../schema/shared/scalars.ts";
import { presentAccount, presentApiKey, presentApiKeys } from "./present-account.ts";
import { Throws } from "../throws.ts";
import { Given } from "../given.ts";

export const accountNode = {
  access: "Query.viewer",
  async find(id, ctx) {
    const own = accountOf(ctx);
    return id === own ? presentAccount(await ctx.services.accounts.account(own)) : null;
  },
} satisfies NodeSource;

export const apiKeyNode = {
  access: "Account.apiKeys",
  async find(id, ctx) {
    const key = await ctx.services.apiKeys.get(accountOf(ctx), id);
    return key && presentApiKey(key);
  },
} satisfies NodeSource;

@Resolver(() => Account)
export class AccountResolver {
  @Query(() => Account, { nullable: true, description: "The account of the key, and its balance." })
  async viewer(@Ctx() ctx: Context): Promise<Account> {
    return presentAccount(await ctx.services.accounts.account(accountOf(ctx)));
  }

  @FieldResolver(() => ApiKeyConnection, {
    description: "API keys of the account, newest first; at most 50 work.",
  })
  async apiKeys(
    @Ctx() ctx: Context,
    @First(apiKey) first: number,
    @After() after: string | null,
    @Arg("revoked", () => Boolean, {
      nullable: true,
      description: "Only revoked keys (`true`) or only those that work (`false`); all without it.",
    })
    revoked: boolean | null,
  ): Promise<ApiKeyConnection> {
    const page = { first, after: after ?? null, revoked: revoked ?? null };
    return presentApiKeys(await ctx.services.apiKeys.list(accountOf(ctx), page), page.after);
  }

  @FieldResolver(() => String, {
    description:
      "URL of an archive of everything stored about it; takes the owner's session or a key with the scope `account`.",
  })
  exportUrl(@Ctx() ctx: Context): string {
    return `${ctx.services.publicUrl()}/v1/account/export`;
  }

  @Throws("api_key_limit_reached", "second_factor_required", "second_factor_wrong")
  @Mutation(() => ApiKeyCreatePayload, {
    nullable: true,
    description: "Creates an API key; at most 50 work at a time. Its text is shown in this answer only.",
  })
  async apiKeyCreate(
    @Ctx() ctx: Context,
    @Given("label", () => String, {
      schema: { examples: ["ci"] },
      description: "Name for people, 1 to 100 characters.",
    })
    label: string,
    @Given("scopes", () => [String], {
      schema: { examples: [["requests:read", "requests:write"]] },
      nullable: true,
      description:
        "What it may be used for: `requests:read`, `requests:write`, `billing:read`, `account`, `services:read`, `services:write`; all that the caller may do when left out.",
    })
    scopes: string[] | null,
    @Arg("expiresAt", () => DateTime, { nullable: true, description: "When it expires." })
    expiresAt: Date | null,
    @Arg("code", () => String, {
      nullable: true,
      description:
        "For a key with the scope `account`, if the account has a second factor: the current code of the authenticator app, or a recovery code.",
    })
    code: string | null,
  ): Promise<ApiKeyCreatePayload> {
    const asked = { label, scopes: scopes ?? null, expiresAt: expiresAt ?? null };
    const proof = { code: code ?? null, address: ctx.address };
    const { apiKey, secret } = await ctx.services.apiKeys.create(callerOf(ctx), asked, proof);
    return { apiKey: presentApiKey(apiKey), secret };
  }

  @Mutation(() => ApiKeyRevokePayload, {
    nullable: true,
    description:
      "Revokes an API key and those that it made permanently; one that is already revoked is returned unchanged.",
  })
  async apiKeyRevoke(
    @Ctx() ctx: Context,
    @IdOf(apiKey) id: string,
    @Given("cascade", () => Boolean, {
      schema: { examples: [true] },
      defaultValue: true,
      description:
        "Whether the keys that it made, and those that they made, are revoked too; `false` when it was replaced by one of them.",
    })
    cascade: boolean,
  ): Promise<ApiKeyRevokePayload> {
    const { apiKeys } = ctx.services;
    const key = await apiKeys.revoke(accountOf(ctx), id, { cascade });
    return {
      apiKey: presentApiKey(key),
      descendants: (await apiKeys.descendants(key)).map(presentApiKey),
    };
  }
}
