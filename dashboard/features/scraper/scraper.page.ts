import type { Feature } from "../../parts/shell/feature.ts";

export const scraper: Feature = {
  name: "scraper",
  routes: [
    { path: "/scrapers", load: () => import("./list.tsx") },
    { path: "/scrapers/$id", load: () => import("./detail.tsx") },
  ],
  entries: [
    {
      group: "work",
      order: 30,
      icon: "scraper",
      to: "/scrapers",
      title: (words) => words.scraper.title,
    },
  ],
};
