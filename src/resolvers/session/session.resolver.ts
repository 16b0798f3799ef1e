import type { NodeSource } from "../node/node-source.ts";
import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import type { SignedIn, Visitor } from "../../domain/session/session.service.ts";
import {
  MailPayload,
  PasswordChangePayload,
  Session,
  SessionRevokePayload,
  SignInPayload,
} from "../../schema/session/session.type.ts";
import { accountOf, callerOf, type Context } from "../context.ts";
import { presentSession } from "./present-session.ts";

const MAILED = "Read the mail to this address, and send the token in it.";
const CODE =
  "Where the account has a second factor: the present code of the authenticator app, or a recovery code.";
const visitorOf = ({ address, userAgent }: Context): Visitor => ({ address, userAgent });
const signedIn = ({ session, token }: SignedIn): SignInPayload => ({
  session: presentSession(session),
  token,
});

export const sessionNode = {
  access: "Query.sessions",
  async find(id, ctx) {
    const session = await ctx.services.sessions.get(accountOf(ctx), id);
    return session && presentSession(session);
  },
} satisfies NodeSource;

@Resolver()
export class SessionResolver {
  @Query(() => [Session], { description: "Where the owner is signed in, newest first, at most 100." })
  async sessions(@Ctx() ctx: Context): Promise<Session[]> {
    return (await ctx.services.sessions.list(accountOf(ctx))).map(presentSession);
  }

  @Mutation(() => MailPayload, {
    nullable: true,
    description: "Mails a token that makes an account; answers alike where the address has one already.",
  })
  async signUp(
    @Ctx() ctx: Context,
    @Arg("email", () => String, { description: "E-mail address to sign in with." }) email: string,
    @Arg("name", () => String, { description: "Name of the account, 1 to 100 characters." }) name: string,
  ): Promise<MailPayload> {
    await ctx.services.signUps.signUp({ email, name }, visitorOf(ctx));
    return { message: MAILED };
  }

  @Mutation(() => SignInPayload, {
    nullable: true,
    description:
      "Makes the account that a mailed token is for, with the password of this call and on the plan Free, and signs in.",
  })
  async emailVerify(
    @Ctx() ctx: Context,
    @Arg("token", () => String, { description: "From the mail." }) token: string,
    @Arg("password", () => String, { description: "10 to 200 characters." }) password: string,
  ): Promise<SignInPayload> {
    return signedIn(await ctx.services.signUps.verify(token, password, visitorOf(ctx)));
  }

  @Mutation(() => SignInPayload, { nullable: true, description: "Signs in." })
  async signIn(
    @Ctx() ctx: Context,
    @Arg("email", () => String, { description: "E-mail address." }) email: string,
    @Arg("password", () => String, { description: "Password." }) password: string,
    @Arg("code", () => String, { nullable: true, description: CODE }) code: string | null = null,
  ): Promise<SignInPayload> {
    return signedIn(await ctx.services.sessions.signIn({ email, password, code }, visitorOf(ctx)));
  }

  @Mutation(() => SessionRevokePayload, {
    nullable: true,
    description: "Ends the session that makes this call.",
  })
  async signOut(@Ctx() ctx: Context): Promise<SessionRevokePayload> {
    const { accountId, credential } = callerOf(ctx);
    return { session: presentSession(await ctx.services.sessions.revoke(accountId, credential.id)) };
  }

  @Mutation(() => SessionRevokePayload, { nullable: true, description: "Ends a session of the account." })
  async sessionRevoke(
    @Ctx() ctx: Context,
    @Arg("id", () => ID, { description: "Id of the session." }) id: string,
  ): Promise<SessionRevokePayload> {
    return { session: presentSession(await ctx.services.sessions.revoke(accountOf(ctx), id)) };
  }

  @Mutation(() => PasswordChangePayload, {
    nullable: true,
    description: "Changes the password and ends all other sessions of the account.",
  })
  async passwordChange(
    @Ctx() ctx: Context,
    @Arg("current", () => String, { description: "The present password." }) current: string,
    @Arg("password", () => String, { description: "The next one, 10 to 200 characters." }) password: string,
  ): Promise<PasswordChangePayload> {
    const passwords = { current, next: password };
    const count = await ctx.services.sessions.changePassword(callerOf(ctx), passwords, ctx.address);
    return { revokedSessions: count };
  }

  @Mutation(() => MailPayload, {
    nullable: true,
    description:
      "Mails a token that sets another password, or that the address has no account; answers alike.",
  })
  async passwordResetRequest(
    @Ctx() ctx: Context,
    @Arg("email", () => String, { description: "E-mail address." }) email: string,
  ): Promise<MailPayload> {
    await ctx.services.signUps.requestReset(email, visitorOf(ctx));
    return { message: MAILED };
  }

  @Mutation(() => SignInPayload, {
    nullable: true,
    description: "Sets another password by a mailed token, ends all sessions of the account, and signs in.",
  })
  async passwordReset(
    @Ctx() ctx: Context,
    @Arg("token", () => String, { description: "From the mail." }) token: string,
    @Arg("password", () => String, { description: "10 to 200 characters." }) password: string,
    @Arg("code", () => String, { nullable: true, description: CODE }) code: string | null = null,
  ): Promise<SignInPayload> {
    return signedIn(await ctx.services.signUps.reset(token, { password, code }, visitorOf(ctx)));
  }

  @Mutation(() => SignInPayload, {
    nullable: true,
    description:
      "Gives the account that the server began with an owner, once; with the key that it started with.",
  })
  async accountClaim(
    @Ctx() ctx: Context,
    @Arg("email", () => String, { description: "E-mail address to sign in with." }) email: string,
    @Arg("password", () => String, { description: "10 to 200 characters." }) password: string,
  ): Promise<SignInPayload> {
    return signedIn(await ctx.services.signUps.claim(callerOf(ctx), { email, password }, visitorOf(ctx)));
  }
}
