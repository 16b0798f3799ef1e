import { kind } from "./kind.ts";

export const billing = kind({
  one: "billing",
  many: "billing",
  rest: {
    tag: { name: "Billing", what: "Plans, the balance, payments and invoices." },
    path: "/v1/billing",
  },
});
