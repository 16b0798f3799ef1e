import { identified } from "./access.ts";
import { account } from "./account.ts";
import { kind } from "./kind.ts";

export const credential = kind({
  one: "credential",
  many: "credentials",
  rest: { tag: account.rest.tag, path: "/v1/auth/credential" },
  access: identified("Query.credential"),
});
