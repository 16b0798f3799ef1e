import { operation } from "../../../plugin-sdk/index.ts";
import { homeSearch, homesOf, searchInput } from "../search/homes.ts";

export const sold = operation({
  ...homeSearch,
  name: "sold",
  aliases: ["recentlySold", "soldHomes", "recentSales"],
  title: "Homes sold",
  summary: "Homes that were sold at a place, on Redfin within a year unless asked otherwise.",
  agentHint: "Use for past sales; `property` has the whole price history of one.",
  availability: "partial",
  availabilityNote:
    "Zillow lists 820 homes per search at most, Redfin 350. Both often refuse programs; where prices are not public there is none.",
  input: searchInput,
  canary: { input: { locations: ["Albuquerque, NM"] }, atLeast: { records: 5, fields: ["address"] } },
  run: (ctx, asked, found) => homesOf(ctx, asked, "sold", found),
});
