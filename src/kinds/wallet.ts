import { operator, owner } from "./access.ts";
import { billing } from "./billing.ts";
import { kind } from "./kind.ts";

/** What came to the balance of an account, or left it. */
export const ledgerEntry = kind({
  one: "entry",
  many: "entries",
  page: { usual: 50, most: 1000 },
  rest: { tag: billing.rest.tag, path: "/v1/billing/ledger" },
  access: {
    ...owner("billing:read")("Query.ledger"),
    ...operator("Query.ledgerVerification"),
  },
});
