import type { OperatorTicket, QuarryClient, Ticket, TicketStatus } from "../../client/index.ts";
import { KINDS } from "../generated/kinds.ts";
import type { Field } from "../kind/calls.ts";
import { kindCommand } from "../kind/kind-command.ts";
import { plain } from "../terminal/screen.ts";
import { timeWord } from "../terminal/words.ts";
import { supportReply } from "./support/reply.ts";
import { supportResolve } from "./support/resolve.ts";
import { supportShow } from "./support/show.ts";

const OPERATOR: Field = {
  name: "operator",
  about: "those of all accounts, with an operator token or the key that the server started with",
  type: "boolean",
};
const list = {
  ...KINDS.ticket.list,
  fields: [...KINDS.ticket.list.fields, OPERATOR],
  run: (calls: QuarryClient, { operator, ...asked }: { operator?: boolean; status?: TicketStatus }) =>
    operator ? calls.operatorTickets(asked) : calls.tickets(asked),
};
const ticketOf = (row: Ticket | OperatorTicket): Ticket => ("ticket" in row ? row.ticket : row);

export const support = kindCommand<Ticket, Ticket | OperatorTicket>(
  { ...KINDS.ticket, list },
  {
    noun: "support",
    about: "questions to the people who run the server",
    columns: [
      { title: "TICKET", cell: (row) => ticketOf(row).id, isWhole: true },
      { title: "STATUS", cell: (row) => ticketOf(row).status.toLowerCase() },
      { title: "SEVERITY", cell: (row) => ticketOf(row).severity.toLowerCase() },
      { title: "CHANGED", cell: (row) => timeWord(ticketOf(row).updatedAt) },
      { title: "SUBJECT", cell: (row) => plain(ticketOf(row).subject), isSpare: true },
    ],
    verbs: { list: "list tickets, newest first", create: "ask the people who run the server for help" },
    examples: {
      list: ["support list", "support list --status open --operator --json"],
      create: [
        "support create 'No Records since today' --details 'Each run ends as failed.' --scraper codehost --severity high",
      ],
    },
    options: { scraperId: { option: "scraper" } },
    argument: "subject",
    own: [supportShow, supportReply, supportResolve],
  },
);
