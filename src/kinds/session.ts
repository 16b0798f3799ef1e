import { account } from "./account.ts";
import { kind } from "./kind.ts";

export const session = kind({
  id: "ses",
  node: "Session",
  one: "session",
  many: "sessions",
  rest: { tag: account.rest.tag, path: "/v1/auth/sessions" },
});
