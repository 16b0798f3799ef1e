import { AppError } from "../../errors/app-error.ts";
import {
  RestDataSourceGetDocument,
  RestDataSourceHealthDocument,
  RestDataSourceListDocument,
} from "../../generated/rest-documents.ts";
import { dataSourceListExample, oneDataSourceExample, sourceHealthListExample } from "../openapi/examples.ts";
import {
  dataSourceListSchema,
  dataSourceSchema,
  sourceHealthListSchema,
} from "../openapi/schemas/data-source.schema.ts";
import { dataSourceJson, dataSourceSummaryJson, healthJson } from "../present/data-source-json.ts";
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
      answer: {
        status: 200,
        description: "Every scraper.",
        schema: dataSourceListSchema,
        example: dataSourceListExample,
      },
      errors: [],
    },
    document: RestDataSourceListDocument,
    variables: () => ({}),
    reply: ({ scrapers }) => ({
      status: 200,
      body: { data: scrapers.map(dataSourceSummaryJson), nextCursor: null },
    }),
  }),
  route({
    method: "GET",
    path: "/v1/data-sources/health",
    access: "public",
    summary: "Readiness of every source.",
    reference: {
      operationId: "listSourceHealth",
      tag: "Catalog",
      answer: {
        status: 200,
        description: "Every source.",
        schema: sourceHealthListSchema,
        example: sourceHealthListExample,
      },
      errors: [],
    },
    document: RestDataSourceHealthDocument,
    variables: () => ({}),
    reply: ({ sourceHealth }) => ({
      status: 200,
      body: { data: sourceHealth.map(healthJson), nextCursor: null },
    }),
  }),
  route({
    method: "GET",
    path: "/v1/data-sources/:id",
    access: "public",
    summary: "One catalog entry with its input schema.",
    reference: {
      operationId: "getDataSource",
      tag: "Catalog",
      answer: {
        status: 200,
        description: "The entry, with the schemas of its operations.",
        schema: dataSourceSchema,
        example: oneDataSourceExample,
      },
      errors: ["scraper_not_found"],
    },
    document: RestDataSourceGetDocument,
    variables: ({ params }) => ({ id: params.id ?? "" }),
    reply({ scraper }) {
      if (!scraper) throw new AppError("scraper_not_found");
      return { status: 200, body: dataSourceJson(scraper) };
    },
  }),
];
