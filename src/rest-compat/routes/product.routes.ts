import { ProductsDocument } from "../../generated/rest-documents.ts";
import { product } from "../../kinds/product.ts";
import { row, rows } from "../row.ts";

export const productRoutes = rows(product, {
  "GET /": row(ProductsDocument, { operationId: "listProducts" }),
});
