import { KINDS } from "../generated/kinds.ts";
import { kindCommand } from "../kind/kind-command.ts";
import { deploymentsLog } from "./deployments/log.ts";
import { plain } from "../terminal/screen.ts";
import { timeWord } from "../terminal/words.ts";

export const deployments = kindCommand(KINDS.deployment, {
  about: "what was deployed of a service",
  columns: [
    { title: "N", align: "right", cell: (row) => String(row.n) },
    { title: "STATUS", cell: (row) => row.status.toLowerCase() },
    { title: "DEPLOYED", cell: (row) => timeWord(row.createdAt) },
    { title: "DEPLOYMENT", cell: (row) => row.id, isWhole: true },
    { title: "BY", cell: (row) => row.deployedBy ?? "", isSpare: true },
    { title: "FAILURE", cell: (row) => plain(row.failure?.message ?? ""), isSpare: true },
  ],
  facts: (row) => [
    ["id", row.id],
    ["service", row.serviceId],
    ["number", String(row.n)],
    ["status", row.status.toLowerCase()],
    ["worker", row.workerBytes === null ? null : `${row.workerBytes} bytes`],
    ["static", row.staticFiles === 0 ? null : `${row.staticFiles} files, ${row.staticBytes} bytes`],
    ["deployed", timeWord(row.createdAt)],
    ["by", row.deployedBy],
    ["failure", row.failure && plain(row.failure.message)],
  ],
  verbs: { list: "list what was deployed, newest first" },
  examples: { list: ["deployments list guestbook"], show: ["deployments show <id>"] },
  own: [deploymentsLog],
  list: { none: "nothing is deployed" },
});
