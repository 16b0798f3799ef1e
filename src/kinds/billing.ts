import { kind } from "./kind.ts";

export const billing = kind({
  one: "billing",
  many: "billing",
  rest: {
    tag: { name: "Billing", what: "Plans, the balance, payments and invoices.", place: 6 },
    path: "/v1/billing",
  },
});
