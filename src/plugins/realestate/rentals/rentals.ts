import { operation } from "../../../plugin-sdk/index.ts";
import { homeSearch, homesOf, zillowInput } from "../search/homes.ts";

export const rentals = operation({
  ...homeSearch,
  name: "rentals",
  aliases: ["rent", "rental", "forRent", "apartments"],
  title: "Homes for rent",
  summary: "Homes and buildings for rent at a place, on Zillow.",
  agentHint: "Use to find rentals; `property` has the units of a building by its address.",
  availability: "partial",
  availabilityNote:
    "Zillow lists 820 homes per search at most and often refuses programs. Redfin shows rentals to browsers only.",
  input: zillowInput,
  canary: { input: { locations: ["Albuquerque, NM"] }, atLeast: { records: 5, fields: ["address"] } },
  run: (ctx, asked, found) => homesOf(ctx, asked, "rent", found),
});
