import { operator } from "./access.ts";
import { kind } from "./kind.ts";

export const payment = kind({
  id: "pay",
  node: { not: "the balance and the ledger show what was paid" },
  one: "payment",
  many: "payments",
  most: { not: "nobody is kept from paying" },
  access: operator("Mutation.paymentRefund"),
});
