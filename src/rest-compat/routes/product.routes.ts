import { ProductsDocument } from "../../generated/rest-documents.ts";
import { route } from "../route.ts";

export const productRoutes = [
  route({
    method: "GET",
    path: "/v1/products",
    access: "public",
    summary: "What the platform offers, with meters, limits and prices.",
    reference: {
      operationId: "listProducts",
      tag: "Catalog",
      answer: { status: 200, description: "Every product and plan." },
      errors: [],
    },
    document: ProductsDocument,
    variables: () => ({}),
  }),
];
