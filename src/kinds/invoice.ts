import { owner } from "./access.ts";
import { billing } from "./billing.ts";
import { kind } from "./kind.ts";

export const invoice = kind({
  one: "invoice",
  many: "invoices",
  page: { usual: 20, most: 100 },
  rest: { tag: billing.rest.tag, path: "/v1/billing/invoices" },
  access: owner("billing:read")("Query.invoices", "Query.invoice"),
});
