import { everyone, operator, owner, wholeOwner } from "./access.ts";
import { kind } from "./kind.ts";
import { worker } from "./worker.ts";

export const account = kind({
  id: "acc",
  node: "Account",
  one: "account",
  many: "accounts",
  most: { not: "it is what has the others" },
  page: { usual: 20, most: 100 },
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

/** Any account, as operators see it. */
export const operatorAccount = kind({
  one: "account",
  many: "accounts",
  page: account.page,
  rest: { tag: worker.rest.tag, path: "/v1/operator/accounts" },
  access: operator("Query.operatorAccounts", "Query.operatorAccount", "Mutation.operatorAccountHosting"),
});
