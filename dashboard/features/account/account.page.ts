import type { Feature } from "../../parts/shell/feature.ts";

export const account: Feature = {
  name: "account",
  routes: [{ path: "/account", load: () => import("./detail.tsx") }],
  entries: [
    {
      group: "account",
      order: 70,
      icon: "account",
      to: "/account",
      title: (words) => words.account.title,
    },
  ],
};
