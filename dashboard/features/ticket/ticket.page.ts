import type { Feature } from "../../parts/shell/feature.ts";

export const ticket: Feature = {
  name: "ticket",
  routes: [
    { path: "/tickets", load: () => import("./list.tsx") },
    { path: "/tickets/$id", load: () => import("./detail.tsx") },
  ],
  entries: [
    {
      group: "account",
      order: 40,
      icon: "ticket",
      to: "/tickets",
      title: (words) => words.ticket.title,
    },
  ],
  ids: [{ prefix: "tkt_", to: (id) => `/tickets/${id}` }],
  attention: () => import("./attention.ts"),
};
