import type { Feature } from "../../parts/shell/feature.ts";

export const usage: Feature = {
  name: "usage",
  routes: [{ path: "/usage", load: () => import("./usage.tsx") }],
  entries: [{ group: "money", order: 10, icon: "usage", to: "/usage", title: (words) => words.usage.title }],
  attention: () => import("./attention.ts"),
};
