import type { Feature } from "../../parts/shell/feature.ts";

export const notification: Feature = {
  name: "notification",
  routes: [{ path: "/notifications", load: () => import("./list.tsx") }],
  entries: [
    {
      group: "account",
      order: 30,
      icon: "bell",
      to: "/notifications",
      title: (words) => words.notification.title,
    },
  ],
};
