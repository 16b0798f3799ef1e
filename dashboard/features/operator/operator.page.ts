import type { Entry, Feature } from "../../parts/shell/feature.ts";

const entry = (order: number, icon: Entry["icon"], to: string, title: Entry["title"]): Entry => ({
  group: "operator",
  order,
  icon,
  to,
  title,
  isForOperators: true,
});

export const operator: Feature = {
  name: "operator",
  // A token is enough: who runs a server need not have an account on it.
  openPath: "/operator",
  routes: [
    { path: "/operator", load: () => import("./overview.tsx") },
    { path: "/operator/accounts", load: () => import("./accounts.tsx") },
    { path: "/operator/accounts/$id", load: () => import("./account.tsx") },
    { path: "/operator/requests", load: () => import("./requests.tsx") },
    { path: "/operator/requests/$id", load: () => import("./request.tsx") },
    { path: "/operator/tickets", load: () => import("./tickets.tsx") },
    { path: "/operator/tickets/$id", load: () => import("./ticket.tsx") },
    { path: "/operator/sources", load: () => import("./sources.tsx") },
    { path: "/operator/sources/$id", load: () => import("./source.tsx") },
    { path: "/operator/workers", load: () => import("./workers.tsx") },
    { path: "/operator/hosts", load: () => import("./hosts.tsx") },
    { path: "/operator/ledger", load: () => import("./ledger.tsx") },
  ],
  entries: [
    {
      group: "operator",
      order: 100,
      icon: "operator",
      to: "/operator",
      title: (words) => words.operator.title,
    },
    entry(110, "account", "/operator/accounts", (words) => words.operator.accounts.title),
    entry(120, "request", "/operator/requests", (words) => words.operator.requests.title),
    entry(130, "ticket", "/operator/tickets", (words) => words.operator.tickets.title),
    entry(140, "health", "/operator/sources", (words) => words.operator.sources.title),
    entry(150, "worker", "/operator/workers", (words) => words.operator.workers.title),
    entry(155, "service", "/operator/hosts", (words) => words.operator.hosts.title),
    entry(160, "ledger", "/operator/ledger", (words) => words.operator.ledger.title),
  ],
};
