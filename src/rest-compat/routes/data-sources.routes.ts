import { z } from "zod";
import { ScraperDocument, ScrapersDocument, SourceHealthDocument } from "../../generated/rest-documents.ts";
import { scraper } from "../../kinds/scraper.ts";
import { row, rows } from "../row.ts";

const view = z
  .enum(["short", "full"])
  .default("full")
  .describe("`short` has ids, titles, units, prices, and of operations names, availability and caps.");

export const dataSourceRoutes = rows(scraper, {
  "GET /": row(ScrapersDocument, {
    operationId: "listDataSources",
    reads: { view },
    variables: ({ query }) => ({ isShort: query["view"] === "short" }),
  }),
  "GET /health": SourceHealthDocument,
  "GET /:id": row(ScraperDocument, { operationId: "getDataSource", missing: "scraper_not_found" }),
});
