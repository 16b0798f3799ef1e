import { usualPages } from "../../parts/kind/usual-pages.ts";
import type { Feature } from "../../parts/shell/feature.ts";
import { TONES } from "./tones.ts";

export const ticket: Feature = {
  ...usualPages({
    name: "ticket",
    path: "/tickets",
    id: "tkt_",
    group: "account",
    order: 40,
    icon: "ticket",
    words: (words) => words.ticket,
    load: () => import("./ticket-kind.ts"),
    named: "subject",
    columns: ["subject", "status", "severity", "updatedAt"],
    tones: TONES,
    detail: () => import("./detail.tsx"),
  }),
  attention: () => import("./attention.ts"),
};
