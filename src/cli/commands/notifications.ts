import { KINDS } from "../generated/kinds.ts";
import { kindCommand } from "../kind/kind-command.ts";
import { plain } from "../terminal/screen.ts";
import { timeWord } from "../terminal/words.ts";
import { notificationsRead } from "./notifications/read.ts";
import { notificationsSettings } from "./notifications/settings.ts";

export const notifications = kindCommand(KINDS.notification, {
  about: "what the account is notified of",
  columns: [
    { title: "NOTIFICATION", cell: (row) => row.id, isWhole: true },
    { title: "AT", cell: (row) => timeWord(row.createdAt) },
    { title: "READ", cell: (row) => (row.readAt === null ? "no" : "yes") },
    { title: "KIND", cell: (row) => row.kind },
    { title: "SUBJECT", cell: (row) => plain(row.subject), isSpare: true },
  ],
  verbs: { list: "list what the account was notified of, newest first" },
  examples: { list: ["notifications list", "notifications list --unread --kind balance.low --json"] },
  own: [notificationsRead, notificationsSettings],
});
