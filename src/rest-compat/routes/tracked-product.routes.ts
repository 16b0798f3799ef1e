import { TrackedProductsDocument } from "../../generated/rest-documents.ts";
import { trackedProduct } from "../../kinds/price.ts";
import { rows } from "../row.ts";

export const trackedProductRoutes = rows(trackedProduct, { "GET /": TrackedProductsDocument });
