import type { Feature } from "../../parts/shell/feature.ts";

export const product: Feature = {
  name: "product",
  routes: [
    { path: "/products", load: () => import("./list.tsx") },
    { path: "/products/$scraper/$id", load: () => import("./detail.tsx") },
  ],
  entries: [
    { group: "work", order: 40, icon: "price", to: "/products", title: (words) => words.product.title },
  ],
};
