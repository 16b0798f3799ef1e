import { defineScraper } from "../../plugin-sdk/index.ts";
import { chains } from "./chains.ts";
import { agents } from "./agents/agents.ts";
import { foreclosures } from "./foreclosures/foreclosures.ts";
import { markets } from "./markets/markets.ts";
import { photos } from "./photos/photos.ts";
import { property } from "./property/property.ts";
import { rentals } from "./rentals/rentals.ts";
import { sales } from "./sales/sales.ts";
import { search } from "./search/search.ts";
import { sold } from "./sold/sold.ts";
import { failures, origins } from "./source.ts";

export default defineScraper({
  id: "realestate",
  title: "Real estate",
  summary:
    "Homes for sale, for rent, sold and in foreclosure, with agents, pictures and markets, from Zillow and Redfin.",
  sdk: "^2",
  unit: "record",
  priceUsdMicros: 1_500,
  origins,
  failures,
  retentionDays: 30,
  chains,
  defaultOperation: "search",
  operations: [search, property, rentals, sales, sold, agents, foreclosures, photos, markets],
});
