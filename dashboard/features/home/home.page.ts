import type { Feature } from "../../parts/shell/feature.ts";

export const home: Feature = {
  name: "home",
  routes: [{ path: "/", load: () => import("./home.tsx") }],
  entries: [{ group: "work", order: 10, icon: "home", to: "/", title: (words) => words.home.title }],
};
