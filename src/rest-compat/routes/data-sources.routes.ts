import { ScraperDocument, SourceHealthDocument, ScrapersDocument } from "../../generated/rest-documents.ts";
import { route } from "../route.ts";

export const dataSourceRoutes = [
  route({
    method: "GET",
    path: "/v1/data-sources",
    access: "public",
    summary: "The catalog of scrapers, with prices and input caps.",
    reference: {
      operationId: "listDataSources",
      tag: "Catalog",
      answer: { status: 200, description: "Every scraper." },
      errors: [],
    },
    document: ScrapersDocument,
    variables: () => ({}),
  }),
  route({
    method: "GET",
    path: "/v1/data-sources/health",
    access: "public",
    summary: "Readiness of every source.",
    reference: {
      operationId: "listSourceHealth",
      tag: "Catalog",
      answer: { status: 200, description: "Every source." },
      errors: [],
    },
    document: SourceHealthDocument,
    variables: () => ({}),
  }),
  route({
    method: "GET",
    path: "/v1/data-sources/:id",
    access: "public",
    summary: "One catalog entry with its input schema.",
    reference: {
      operationId: "getDataSource",
      tag: "Catalog",
      answer: { status: 200, description: "The entry, with the schemas of its operations." },
      errors: ["scraper_not_found"],
    },
    document: ScraperDocument,
    variables: ({ params }) => ({ id: params.id ?? "" }),
    missing: "scraper_not_found",
  }),
];
