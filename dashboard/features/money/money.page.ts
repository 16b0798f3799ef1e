import type { Feature } from "../../parts/shell/feature.ts";

export const money: Feature = {
  name: "money",
  routes: [{ path: "/money", load: () => import("./money.tsx") }],
  entries: [{ group: "money", order: 20, icon: "money", to: "/money", title: (words) => words.money.title }],
  attention: () => import("./attention.ts"),
};
