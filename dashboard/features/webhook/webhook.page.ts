import type { Feature } from "../../parts/shell/feature.ts";

export const webhook: Feature = {
  name: "webhook",
  routes: [
    { path: "/webhooks", load: () => import("./list.tsx") },
    { path: "/webhooks/$id", load: () => import("./detail.tsx") },
  ],
  entries: [
    {
      group: "account",
      order: 20,
      icon: "webhook",
      to: "/webhooks",
      title: (words) => words.webhook.title,
    },
  ],
  ids: [{ prefix: "whk_", to: (id) => `/webhooks/${id}` }],
  attention: () => import("./attention.ts"),
};
