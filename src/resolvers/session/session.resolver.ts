import type { NodeSource } from "../node/node-source.ts";
import { session } from "../../kinds/session.ts";
import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { SignedIn, Visitor } from "../../domain/session/session.service.ts";
import { sha256 } from "../../kernel/hash.ts";
import {
  MailPayload,
  PasswordChangePayload,
  Session,
  SessionRevokePayload,
  SignInPayload,
} from "../../schema/session/session.type.ts";
import { accountOf, callerOf, type Context } from "../context.ts";
import { presentSession } from "./present-session.ts";
import { Throws } from "../throws.ts";
import { Given } from "../given.ts";
import { IdOf } from "../page-args.ts";

const mailed = ({ services }: Context): MailPayload => ({
  message: ["Read the mail to this address, and send the token in it.", services.mailNote ?? ""]
    .join(" ")
    .trim(),
});
const CODE =
  "If the account has a second factor: the current code of the authenticator app, or a recovery code.";
const DEVICE =
  "Token of an earlier session of this client, be it over: wrong passwords of others then do not hold its owner up.";
const visitorOf = ({ address, userAgent }: Context, device: string | null = null): Visitor => ({
  address,
  userAgent,
  device: device === null ? null : sha256(device),
});
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

  @Throws("sign_up_closed")
  @Mutation(() => MailPayload, {
    nullable: true,
    description: "Mails a token for a new account; the answer is the same if the address already has one.",
  })
  async signUp(
    @Ctx() ctx: Context,
    @Given("email", () => String, {
      schema: { examples: ["ada@example.com"] },
      description: "E-mail address to sign in with.",
    })
    email: string,
    @Given("name", () => String, {
      schema: { examples: ["Ada"] },
      description: "Name of the account, 1 to 100 characters.",
    })
    name: string,
  ): Promise<MailPayload> {
    await ctx.services.signUps.signUp({ email, name }, visitorOf(ctx));
    return mailed(ctx);
  }

  @Throws("sign_up_closed", "not_found")
  @Mutation(() => SignInPayload, {
    nullable: true,
    description:
      "Creates the account that a mailed token is for, with this password and on the plan Free, and signs in.",
  })
  async emailVerify(
    @Ctx() ctx: Context,
    @Given("token", () => String, {
      schema: { examples: ["<43 characters from the mail>"] },
      description: "The token from the mail.",
    })
    token: string,
    @Given("password", () => String, {
      schema: { examples: ["correct horse battery"] },
      description: "10 to 200 characters.",
    })
    password: string,
  ): Promise<SignInPayload> {
    return signedIn(await ctx.services.signUps.verify(token, password, visitorOf(ctx)));
  }

  @Throws("second_factor_required", "second_factor_wrong")
  @Mutation(() => SignInPayload, {
    nullable: true,
    description: "Signs in; the token is shown in this answer only.",
  })
  async signIn(
    @Ctx() ctx: Context,
    @Given("email", () => String, {
      schema: { examples: ["ada@example.com"] },
      description: "E-mail address.",
    })
    email: string,
    @Given("password", () => String, {
      schema: { examples: ["correct horse battery"] },
      description: "Password.",
    })
    password: string,
    @Arg("code", () => String, { nullable: true, description: CODE }) code: string | null = null,
    @Arg("device", () => String, { nullable: true, description: DEVICE }) device: string | null = null,
  ): Promise<SignInPayload> {
    return signedIn(await ctx.services.sessions.signIn({ email, password, code }, visitorOf(ctx, device)));
  }

  @Mutation(() => SessionRevokePayload, {
    nullable: true,
    description: "Ends the session that makes this call.",
  })
  async signOut(@Ctx() ctx: Context): Promise<SessionRevokePayload> {
    const { accountId, credential } = callerOf(ctx);
    return { session: presentSession(await ctx.services.sessions.revoke(accountId, credential.id)) };
  }

  @Mutation(() => SessionRevokePayload, {
    nullable: true,
    description: "Ends a session permanently; one that is already revoked is returned unchanged.",
  })
  async sessionRevoke(@Ctx() ctx: Context, @IdOf(session) id: string): Promise<SessionRevokePayload> {
    return { session: presentSession(await ctx.services.sessions.revoke(accountOf(ctx), id)) };
  }

  @Throws("second_factor_required", "second_factor_wrong")
  @Mutation(() => PasswordChangePayload, {
    nullable: true,
    description: "Changes the password and ends all other sessions of the account.",
  })
  async passwordChange(
    @Ctx() ctx: Context,
    @Given("current", () => String, {
      schema: { examples: ["correct horse battery"] },
      description: "The current password.",
    })
    current: string,
    @Given("password", () => String, {
      schema: { examples: ["correct horse battery"] },
      description: "The new one, 10 to 200 characters.",
    })
    password: string,
    @Arg("code", () => String, { nullable: true, description: CODE }) code: string | null = null,
  ): Promise<PasswordChangePayload> {
    const passwords = { current, next: password, code };
    const count = await ctx.services.sessions.changePassword(callerOf(ctx), passwords, ctx.address);
    return { revokedSessions: count };
  }

  @Mutation(() => MailPayload, {
    nullable: true,
    description:
      "Mails a token for a new password, or a note that the address has no account; the answer is the same.",
  })
  async passwordResetRequest(
    @Ctx() ctx: Context,
    @Given("email", () => String, {
      schema: { examples: ["ada@example.com"] },
      description: "E-mail address.",
    })
    email: string,
  ): Promise<MailPayload> {
    await ctx.services.signUps.requestReset(email, visitorOf(ctx));
    return mailed(ctx);
  }

  @Throws("not_found", "second_factor_required", "second_factor_wrong")
  @Mutation(() => SignInPayload, {
    nullable: true,
    description: "Sets a new password with a mailed token, ends all sessions of the account, and signs in.",
  })
  async passwordReset(
    @Ctx() ctx: Context,
    @Given("token", () => String, {
      schema: { examples: ["<43 characters from the mail>"] },
      description: "The token from the mail.",
    })
    token: string,
    @Given("password", () => String, {
      schema: { examples: ["correct horse battery"] },
      description: "10 to 200 characters.",
    })
    password: string,
    @Arg("code", () => String, { nullable: true, description: CODE }) code: string | null = null,
  ): Promise<SignInPayload> {
    return signedIn(await ctx.services.signUps.reset(token, { password, code }, visitorOf(ctx)));
  }

  @Mutation(() => SignInPayload, {
    nullable: true,
    description:
      "Gives the account that the server started with an owner, once; takes the key that it started with.",
  })
  async accountClaim(
    @Ctx() ctx: Context,
    @Given("email", () => String, {
      schema: { examples: ["ada@example.com"] },
      description: "E-mail address to sign in with.",
    })
    email: string,
    @Given("password", () => String, {
      schema: { examples: ["correct horse battery"] },
      description: "10 to 200 characters.",
    })
    password: string,
  ): Promise<SignInPayload> {
    return signedIn(await ctx.services.signUps.claim(callerOf(ctx), { email, password }, visitorOf(ctx)));
  }
}
