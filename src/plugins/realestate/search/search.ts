import { operation, steps, wordsTo, z } from "../../../plugin-sdk/index.ts";
import { statusFromAddresses } from "./address-status.ts";
import { homeSearch, homesOf, searchInput } from "./homes.ts";

const STATUS_WORDS = {
  "for sale": "sale",
  sales: "sale",
  buy: "sale",
  rental: "rent",
  rentals: "rent",
  "for rent": "rent",
  "recently sold": "sold",
  foreclosures: "foreclosure",
};

export const search = operation({
  ...homeSearch,
  name: "search",
  aliases: ["searchHomes", "homes", "listings", "homeSearch"],
  title: "Home search",
  summary: "Homes for sale, for rent, sold or in foreclosure at a place, from the list of the site.",
  agentHint:
    "Use to find homes; `property` has everything about one. Narrow by price where a place has over 820.",
  availability: "partial",
  availabilityNote:
    "Zillow lists 820 homes per search at most and Redfin 350; Redfin lists no rentals and no foreclosures. Both often refuse programs.",
  input: searchInput.extend({
    status: z
      .enum(["sale", "rent", "sold", "foreclosure"])
      .default("sale")
      .describe(
        "Homes for sale, for rent, sold, or in foreclosure; without it what the address of a list says, else for sale.",
      )
      .meta({ aliases: ["mode", "listingType", "listingStatus", "type"] }),
  }),
  normalize: steps(wordsTo("status", STATUS_WORDS), homeSearch.normalize, statusFromAddresses),
  canary: {
    input: { locations: ["Albuquerque, NM"] },
    atLeast: { records: 5, fields: ["price", "address"] },
  },
  run: (ctx, asked, found) => homesOf(ctx, asked, asked.status, found),
});
