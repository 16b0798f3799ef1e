import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import {
  RecoveryCodesPayload,
  SecondFactor,
  SecondFactorBeginPayload,
  SecondFactorConfirmPayload,
  SecondFactorDisablePayload,
  SecondFactorResetPayload,
} from "../../schema/second-factor/second-factor.type.ts";
import { accountOf, callerOf, type Context } from "../context.ts";
import { Throws } from "../throws.ts";
import { Given } from "../given.ts";

const PASSWORD = "The current password.";
const CODE = "Current code of the app, or a recovery code.";

async function shown(ctx: Context): Promise<SecondFactor> {
  const state = await ctx.services.secondFactors.show(accountOf(ctx));
  return { isOn: state.confirmedAt !== null, ...state };
}

@Resolver()
export class SecondFactorResolver {
  @Query(() => SecondFactor, { description: "The second factor of the account's owner, on or off." })
  secondFactor(@Ctx() ctx: Context): Promise<SecondFactor> {
    return shown(ctx);
  }

  @Throws("second_factor_on")
  @Mutation(() => SecondFactorBeginPayload, {
    nullable: true,
    description:
      "Creates a secret for an authenticator app; needs a session. The second factor is off until a first code confirms it.",
  })
  secondFactorBegin(
    @Ctx() ctx: Context,
    @Given("password", () => String, {
      schema: { examples: ["correct horse battery"] },
      description: PASSWORD,
    })
    password: string,
  ): Promise<SecondFactorBeginPayload> {
    return ctx.services.secondFactors.begin(callerOf(ctx), password, ctx.address);
  }

  @Throws("second_factor_off", "second_factor_on", "second_factor_wrong")
  @Mutation(() => SecondFactorConfirmPayload, {
    nullable: true,
    description:
      "Turns the second factor on with a first code of the app, and ends all other sessions of the account.",
  })
  async secondFactorConfirm(
    @Ctx() ctx: Context,
    @Given("code", () => String, {
      schema: { examples: ["123456"] },
      description: "Current code of the app.",
    })
    code: string,
  ): Promise<SecondFactorConfirmPayload> {
    const confirmed = await ctx.services.secondFactors.confirm(callerOf(ctx), code, ctx.address);
    return { secondFactor: await shown(ctx), ...confirmed };
  }

  @Throws("second_factor_off", "second_factor_required", "second_factor_wrong")
  @Mutation(() => SecondFactorDisablePayload, {
    nullable: true,
    description: "Turns the second factor off; the password is then enough.",
  })
  async secondFactorDisable(
    @Ctx() ctx: Context,
    @Given("password", () => String, {
      schema: { examples: ["correct horse battery"] },
      description: PASSWORD,
    })
    password: string,
    @Given("code", () => String, { schema: { examples: ["123456"] }, description: CODE }) code: string,
  ): Promise<SecondFactorDisablePayload> {
    await ctx.services.secondFactors.disable(callerOf(ctx), { password, code }, ctx.address);
    return { secondFactor: await shown(ctx) };
  }

  @Throws("second_factor_off", "second_factor_required", "second_factor_wrong")
  @Mutation(() => RecoveryCodesPayload, {
    nullable: true,
    description: "Replaces the recovery codes; the old ones stop working.",
  })
  async recoveryCodesCreate(
    @Ctx() ctx: Context,
    @Given("password", () => String, {
      schema: { examples: ["correct horse battery"] },
      description: PASSWORD,
    })
    password: string,
    @Given("code", () => String, { schema: { examples: ["123456"] }, description: CODE }) code: string,
  ): Promise<RecoveryCodesPayload> {
    const { secondFactors } = ctx.services;
    const recoveryCodes = await secondFactors.renewRecoveryCodes(
      callerOf(ctx),
      { password, code },
      ctx.address,
    );
    return { secondFactor: await shown(ctx), recoveryCodes };
  }

  @Throws("not_found", "second_factor_off")
  @Mutation(() => SecondFactorResetPayload, {
    nullable: true,
    description:
      "Turns off the second factor of an account whose owner can use it no more, and ends all its sessions; for operators.",
  })
  async secondFactorReset(
    @Ctx() ctx: Context,
    @Arg("accountId", () => ID, { description: "Id of the account." }) accountId: string,
    @Arg("email", () => String, { description: "E-mail address of its owner, which must be the account's." })
    email: string,
  ): Promise<SecondFactorResetPayload> {
    return { endedSessions: await ctx.services.secondFactorReset.reset(callerOf(ctx), accountId, email) };
  }
}
