import { operation } from "../../../plugin-sdk/index.ts";
import { homeSearch, homesOf, searchInput } from "../search/homes.ts";

export const sales = operation({
  ...homeSearch,
  name: "sales",
  aliases: ["sale", "forSale", "buy"],
  title: "Homes for sale",
  summary: "Homes for sale at a place.",
  agentHint: "Use to find homes for sale; `property` has everything about one.",
  availability: "partial",
  availabilityNote: "Zillow lists 820 homes per search at most, Redfin 350. Both often refuse programs.",
  input: searchInput,
  canary: { input: { locations: ["Albuquerque, NM"] }, atLeast: { records: 5, fields: ["address"] } },
  run: (ctx, asked, found) => homesOf(ctx, asked, "sale", found),
});
