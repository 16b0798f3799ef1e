import { PriceHistoryDocument } from "../../generated/rest-documents.ts";
import { pricePoint } from "../../kinds/price.ts";
import { row, rows } from "../row.ts";

export const priceHistoryRoutes = rows(pricePoint, {
  "GET /": row(PriceHistoryDocument, { operationId: "getPriceHistory" }),
});
