import { z } from "zod";
import { PriceHistoryDocument } from "../../generated/rest-documents.ts";
import { pricePoint } from "../../kinds/price.ts";
import { pageQuery, pageVariables } from "../pages.ts";
import { route } from "../route.ts";

const name = z.string().min(1).max(200);

const historyQuery = pageQuery(pricePoint).extend({
  scraper: name.describe("Scraper id."),
  product_id: name.describe("`id` of the Record."),
  country: z
    .string()
    .min(1)
    .max(20)
    .optional()
    .describe("`country` of the Record; without it points of Records that have none."),
});

export const priceHistoryRoutes = [
  route({
    method: "GET",
    path: "/v1/price-history",
    access: "key",
    summary: "What a product cost each time that a price-tracker Request looked at it, newest first.",
    reference: {
      operationId: "getPriceHistory",
      tag: "Results",
      query: historyQuery,
      answer: { status: 200, description: "A page of price points." },
      errors: ["invalid_input", "invalid_cursor"],
    },
    document: PriceHistoryDocument,
    variables: ({ query: { scraper, product_id: productId, country, ...page } }) => ({
      ...pageVariables(page),
      scraper,
      productId,
      country: country ?? null,
    }),
  }),
];
