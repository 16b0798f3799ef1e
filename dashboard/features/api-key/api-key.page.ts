import type { Feature } from "../../parts/shell/feature.ts";

export const apiKey: Feature = {
  name: "api-key",
  routes: [{ path: "/api-keys", load: () => import("./list.tsx") }],
  entries: [
    {
      group: "account",
      order: 10,
      icon: "key",
      to: "/api-keys",
      title: (words) => words.apiKey.title,
    },
  ],
};
