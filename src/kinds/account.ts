import { everyone, operator, owner, wholeOwner } from "./access.ts";
import { kind } from "./kind.ts";

export const account = kind({
  id: "acc",
  node: "Account",
  one: "account",
  many: "accounts",
  most: { not: "it is what has the others" },
  rest: {
    tag: { name: "Account", what: "Who pays, and the keys of the account.", place: 4 },
    path: "/v1/account",
  },
  access: {
    ...owner("account", "billing:read")("Query.viewer"),
    ...owner("account")("Mutation.accountDelete"),
    ...everyone("Mutation.accountRestore"),
    ...operator("Mutation.accountClaim"),
    ...wholeOwner("GET /v1/account/export"),
  },
});
