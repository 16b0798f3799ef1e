import { KINDS } from "../generated/kinds.ts";
import { kindCommand } from "../kind/kind-command.ts";
import { plain } from "../terminal/screen.ts";
import { timeWord } from "../terminal/words.ts";

export const sessions = kindCommand(KINDS.session, {
  about: "where the owner is signed in",
  columns: [
    { title: "SESSION", cell: (row) => row.id, isWhole: true },
    { title: "SIGNED IN", cell: (row) => timeWord(row.createdAt) },
    { title: "LAST USED", cell: (row) => timeWord(row.lastUsedAt) },
    { title: "WITH", cell: (row) => plain(row.userAgent ?? ""), isSpare: true },
  ],
  verbs: { list: "list where the owner of the account is signed in", revoke: "end a session permanently" },
  revoked: "ended",
  list: { none: "nobody is signed in" },
});
