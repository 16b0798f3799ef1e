import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import { AccountDeletePayload, AccountRestorePayload } from "../../schema/account/account-deletion.type.ts";
import { callerOf, type Context } from "../context.ts";
import { Throws } from "../throws.ts";
import { Given } from "../given.ts";

const CLOSED =
  "The account is closed and its credentials are void. Nothing else has to be done; its owner has a mail with a token that restores it until it is erased.";

const CODE =
  "If the account has a second factor: the current code of the authenticator app, or a recovery code.";

@Resolver()
export class AccountDeletionResolver {
  @Throws("second_factor_required", "second_factor_wrong")
  @Mutation(() => AccountDeletePayload, {
    nullable: true,
    description:
      "Closes the account at once, cancels what is running and ends its plan; everything is erased after a grace period. Asks for the password again.",
  })
  async accountDelete(
    @Ctx() ctx: Context,
    @Given("password", () => String, {
      schema: { examples: ["correct horse battery"] },
      description: "Password of the owner.",
    })
    password: string,
    @Arg("code", () => String, { nullable: true, description: CODE }) code: string | null,
  ): Promise<AccountDeletePayload> {
    const caller = callerOf(ctx);
    const proof = { password, code: code ?? null };
    const { at, eraseAt } = await ctx.services.accountDeletion.close(caller, proof, ctx.address);
    return { id: caller.accountId, closedAt: at, eraseAt, agentInstruction: CLOSED };
  }

  @Throws("not_found")
  @Mutation(() => AccountRestorePayload, {
    nullable: true,
    description:
      "Reopens a closed account with the mailed token. API keys and sessions stay revoked, and a plan that was ended has to be chosen again.",
  })
  async accountRestore(
    @Ctx() ctx: Context,
    @Given("token", () => String, {
      schema: { examples: ["<43 characters from the mail>"] },
      description: "The token from the mail.",
    })
    token: string,
  ): Promise<AccountRestorePayload> {
    await ctx.services.accountDeletion.restore(token);
    return { message: "The account is open again: sign in." };
  }
}
