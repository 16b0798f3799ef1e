import type { Feature } from "../../parts/shell/feature.ts";

export const service: Feature = {
  name: "service",
  routes: [
    { path: "/services", load: () => import("./list.tsx") },
    { path: "/services/new", load: () => import("./create.tsx") },
    { path: "/services/$id", load: () => import("./detail.tsx") },
  ],
  entries: [
    { group: "work", order: 50, icon: "service", to: "/services", title: (words) => words.service.title },
  ],
  attention: () => import("./attention.ts"),
  ids: [{ prefix: "svc_", to: (id) => `/services/${id}` }],
};
