import type { Feature } from "../../parts/shell/feature.ts";

export const secondFactor: Feature = {
  name: "second-factor",
  routes: [{ path: "/second-factor", load: () => import("./detail.tsx") }],
  entries: [
    {
      group: "account",
      order: 60,
      icon: "shield",
      to: "/second-factor",
      title: (words) => words.secondFactor.title,
    },
  ],
};
