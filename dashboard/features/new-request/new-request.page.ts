import type { Feature } from "../../parts/shell/feature.ts";

export const newRequest: Feature = {
  name: "new-request",
  routes: [{ path: "/requests/new", load: () => import("./create.tsx") }],
  entries: [
    {
      group: "work",
      order: 10,
      icon: "play",
      to: "/requests/new",
      title: (words) => words.newRequest.title,
    },
  ],
  firstActions: () => import("./first-actions.tsx"),
};
