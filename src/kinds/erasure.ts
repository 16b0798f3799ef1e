import { operator } from "./access.ts";
import { kind } from "./kind.ts";

export const erasure = kind({
  id: "era",
  node: { not: "it is the operator's, and a node is the account's" },
  one: "erasure",
  many: "erasures",
  most: { not: "they are the operator's" },
  page: { usual: 20, most: 100 },
  access: operator("Mutation.recordsErase", "Query.erasure", "Query.erasures"),
});
