import { owner } from "./access.ts";
import { kind } from "./kind.ts";

export const usage = kind({
  one: "usage",
  many: "usage",
  rest: {
    tag: { name: "Usage", what: "What was used, the caps on it, and what it costs.", place: 9 },
    path: "/v1/usage",
  },
  access: owner("billing:read")("Query.usage", "Subscription.usageUpdated"),
});
