import { everyone, owner, sessions } from "./access.ts";
import { account } from "./account.ts";
import { kind } from "./kind.ts";

export const session = kind({
  id: "ses",
  node: "Session",
  one: "session",
  many: "sessions",
  most: { not: "nobody is kept from signing in, and they end" },
  rest: { tag: account.rest.tag, path: "/v1/auth/sessions" },
  access: {
    ...everyone(
      "Mutation.signUp",
      "Mutation.emailVerify",
      "Mutation.signIn",
      "Mutation.passwordResetRequest",
      "Mutation.passwordReset",
    ),
    ...owner("account")("Query.sessions", "Mutation.sessionRevoke", "Mutation.passwordChange"),
    ...sessions("Mutation.signOut"),
  },
});
