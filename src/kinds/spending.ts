import { owner } from "./access.ts";
import { kind } from "./kind.ts";
import { usage } from "./usage.ts";

export const spendLimit = kind({
  one: "spend limit",
  many: "spend limits",
  rest: {
    tag: usage.rest.tag,
    path: "/v1/usage/spend-limits",
    parameters: { scope: "`account`, or the id of an API key." },
  },
  access: owner("account")("Mutation.spendLimitSet", "Mutation.spendLimitDelete"),
});
