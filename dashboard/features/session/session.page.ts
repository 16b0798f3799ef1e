import type { Feature } from "../../parts/shell/feature.ts";

export const session: Feature = {
  name: "session",
  routes: [{ path: "/sessions", load: () => import("./list.tsx") }],
  entries: [
    {
      group: "account",
      order: 50,
      icon: "session",
      to: "/sessions",
      title: (words) => words.session.title,
    },
  ],
};
