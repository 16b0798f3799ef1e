import { KINDS } from "../generated/kinds.ts";
import { kindCommand } from "../kind/kind-command.ts";
import { servicesDelete } from "./services/delete.ts";
import { servicesRestore } from "./services/restore.ts";
import { servicesShow } from "./services/show.ts";

export const services = kindCommand(KINDS.service, {
  about: "workers and static pages that the server runs",
  columns: [
    { title: "SERVICE", cell: (row) => row.slug, isWhole: true },
    { title: "STATUS", cell: (row) => row.status.toLowerCase() },
    { title: "KIND", cell: (row) => row.kind.toLowerCase().replaceAll("_", " ") },
    { title: "URL", cell: (row) => row.url ?? "" },
    { title: "NAME", cell: (row) => row.name, isSpare: true },
  ],
  verbs: { update: "rename a service; what is left out stays" },
  examples: {
    create: ["services create guestbook --name Guestbook"],
    update: ["services update <id> --name Guests"],
  },
  argument: "slug",
  own: [servicesShow, servicesDelete, servicesRestore],
});
