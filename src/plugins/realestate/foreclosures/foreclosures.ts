import { operation } from "../../../plugin-sdk/index.ts";
import { homeSearch, homesOf, zillowInput } from "../search/homes.ts";

export const foreclosures = operation({
  ...homeSearch,
  name: "foreclosures",
  aliases: ["foreclosure", "foreclosed", "auctions"],
  title: "Homes in foreclosure",
  summary:
    "Homes in foreclosure, owned by banks or for auction at a place, those before a foreclosure included, on Zillow.",
  agentHint: "Use to find foreclosures; `property` has amounts and dates of one.",
  availability: "partial",
  availabilityNote:
    "Zillow lists 820 homes per search at most and often refuses programs. Redfin lists no foreclosures.",
  input: zillowInput,
  canary: { input: { locations: ["Albuquerque, NM"] }, atLeast: { records: 5, fields: ["address"] } },
  run: (ctx, asked, found) => homesOf(ctx, asked, "foreclosure", found),
});
