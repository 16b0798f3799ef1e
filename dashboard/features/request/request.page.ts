import type { Feature } from "../../parts/shell/feature.ts";

export const request: Feature = {
  name: "request",
  routes: [
    { path: "/requests", load: () => import("./list.tsx") },
    { path: "/requests/$id", load: () => import("./detail.tsx") },
  ],
  entries: [
    {
      group: "work",
      order: 20,
      icon: "request",
      to: "/requests",
      title: (words) => words.request.title,
    },
  ],
  attention: () => import("./attention.ts"),
  ids: [{ prefix: "req_", to: (id) => `/requests/${id}` }],
};
