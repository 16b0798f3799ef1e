import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import {
  RecoveryCodesPayload,
  SecondFactor,
  SecondFactorBeginPayload,
  SecondFactorConfirmPayload,
  SecondFactorDisablePayload,
} from "../../schema/second-factor/second-factor.type.ts";
import { accountOf, callerOf, type Context } from "../context.ts";

const PASSWORD = "The present password.";
const CODE = "Present code of the app, or a recovery code.";

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

  @Mutation(() => SecondFactorBeginPayload, {
    nullable: true,
    description: "Gives a secret to an authenticator app. Nothing is on until `secondFactorConfirm`.",
  })
  secondFactorBegin(
    @Ctx() ctx: Context,
    @Arg("password", () => String, { description: PASSWORD }) password: string,
  ): Promise<SecondFactorBeginPayload> {
    return ctx.services.secondFactors.begin(callerOf(ctx), password, ctx.address);
  }

  @Mutation(() => SecondFactorConfirmPayload, {
    nullable: true,
    description:
      "Turns the second factor on, by a first code of the app, and ends all other sessions of the account.",
  })
  async secondFactorConfirm(
    @Ctx() ctx: Context,
    @Arg("code", () => String, { description: "Present code of the app." }) code: string,
  ): Promise<SecondFactorConfirmPayload> {
    const confirmed = await ctx.services.secondFactors.confirm(callerOf(ctx), code, ctx.address);
    return { secondFactor: await shown(ctx), ...confirmed };
  }

  @Mutation(() => SecondFactorDisablePayload, {
    nullable: true,
    description: "Turns the second factor off: the password is enough then.",
  })
  async secondFactorDisable(
    @Ctx() ctx: Context,
    @Arg("password", () => String, { description: PASSWORD }) password: string,
    @Arg("code", () => String, { description: CODE }) code: string,
  ): Promise<SecondFactorDisablePayload> {
    await ctx.services.secondFactors.disable(callerOf(ctx), { password, code }, ctx.address);
    return { secondFactor: await shown(ctx) };
  }

  @Mutation(() => RecoveryCodesPayload, {
    nullable: true,
    description: "Makes ten other recovery codes; none of before works any more.",
  })
  async recoveryCodesCreate(
    @Ctx() ctx: Context,
    @Arg("password", () => String, { description: PASSWORD }) password: string,
    @Arg("code", () => String, { description: CODE }) code: string,
  ): Promise<RecoveryCodesPayload> {
    const { secondFactors } = ctx.services;
    const recoveryCodes = await secondFactors.renewRecoveryCodes(
      callerOf(ctx),
      { password, code },
      ctx.address,
    );
    return { secondFactor: await shown(ctx), recoveryCodes };
  }
}
