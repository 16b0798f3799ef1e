import { everyone, owner } from "./access.ts";
import { kind } from "./kind.ts";

export const billing = kind({
  one: "billing",
  many: "billing",
  rest: {
    tag: { name: "Billing", what: "Plans, the balance, payments and invoices.", place: 6 },
    path: "/v1/billing",
  },
  access: {
    ...everyone("Query.plans"),
    ...owner("billing:read")("Query.billing"),
    // What may come to cost money is asked for by who keeps the account, never by a key that only reads.
    ...owner("account")("Mutation.billingCheckout", "Mutation.billingPortal", "Mutation.autoTopUpSet"),
  },
});
