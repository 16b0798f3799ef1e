import { operator, owner, sessions } from "./access.ts";
import { account } from "./account.ts";
import { kind } from "./kind.ts";

export const secondFactor = kind({
  one: "second factor",
  many: "second factors",
  rest: { tag: account.rest.tag, path: "/v1/account/second-factor" },
  access: {
    ...owner("account")("Query.secondFactor"),
    ...operator("Mutation.secondFactorReset"),
    ...sessions(
      "Mutation.secondFactorBegin",
      "Mutation.secondFactorConfirm",
      "Mutation.secondFactorDisable",
      "Mutation.recoveryCodesCreate",
    ),
  },
});
