import { ScraperDocument, ScrapersDocument, SourceHealthDocument } from "../../generated/rest-documents.ts";
import { scraper } from "../../kinds/scraper.ts";
import { row, rows } from "../row.ts";

export const dataSourceRoutes = rows(scraper, {
  "GET /": row(ScrapersDocument, { operationId: "listDataSources" }),
  "GET /health": SourceHealthDocument,
  "GET /:id": row(ScraperDocument, { operationId: "getDataSource", missing: "scraper_not_found" }),
});
