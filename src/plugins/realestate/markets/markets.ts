import {
  type Coverage,
  coverageOf,
  eachTarget,
  flag,
  operation,
  outcomeOf,
  z,
} from "../../../plugin-sdk/index.ts";
import { locations, names, sourceInput, targetForms } from "../inputs.ts";
import { readAddress } from "../targets.ts";
import { Market, type MarketDraft } from "./market-record.ts";
import { redfinMarket } from "./redfin.ts";
import { askMarket, readMarket } from "./zillow.ts";

const FLAGS = ["includeHistory"] as const;

export const markets = operation({
  name: "markets",
  aliases: ["market", "marketTrends", "homeValues", "marketReport", "housingMarket"],
  title: "Housing markets",
  summary:
    "Figures of the housing market of cities, ZIP codes and other regions: values, prices, listings, days.",
  agentHint: "Use with places or addresses of pages of home values. Redfin gives a table in its own words.",
  availability: "full",
  input: z.object({
    locations: locations("market", "a page of home values or of a region"),
    source: sourceInput,
    includeHistory: flag
      .default(false)
      .describe("The values of the months before, on Zillow.")
      .meta({ aliases: ["history", "includeMarketHistory"] }),
  }),
  normalize: targetForms("locations"),
  selects: names("locations", null, "market"),
  features: FLAGS,
  record: Market,
  dedupeKey: ({ site, id, url }) => `${site} ${id} ${url}`,
  canary: { input: { locations: ["Albuquerque, NM"] }, atLeast: { records: 1, fields: ["homeValue"] } },
  run(ctx, asked, found) {
    const asAsked = (market: MarketDraft, location: string): [MarketDraft, Coverage] => [
      { ...market, history: asked.includeHistory ? market.history : null, location },
      coverageOf(asked, FLAGS, { includeHistory: outcomeOf(market.history !== null) }),
    ];
    return eachTarget(ctx, asked.locations, async function* (location, inner) {
      if ((readAddress(location)?.source ?? asked.source) === "redfin") {
        const { page, market, isEmpty } = await redfinMarket(inner, location);
        if (isEmpty) inner.foundNothing(`Redfin has no figures of "${location}".`);
        else yield found(page, ...asAsked(market, location));
        return;
      }
      const { page, id } = await askMarket(inner, location);
      yield found(page, ...asAsked(readMarket(page, id, { answer: "page", warn: inner.warn }), location));
    });
  },
});
