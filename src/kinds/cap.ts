import { owner } from "./access.ts";
import { kind } from "./kind.ts";
import { usage } from "./usage.ts";

export const cap = kind({
  one: "cap",
  many: "caps",
  rest: {
    tag: usage.rest.tag,
    path: "/v1/usage/caps",
    parameters: {
      metric: "Id of the meter, such as `kv_reads` or `records:codehost`, or `scraping_spend` in micro-USD.",
      period: "`day` or `month`.",
    },
  },
  access: {
    ...owner("billing:read")("Query.usageCapSimulation"),
    ...owner("account")("Mutation.usageCapSet", "Mutation.usageCapDelete"),
  },
});
