import { ask } from "../../data/ask.ts";
import { TicketListDocument } from "../../generated/ticket.ts";
import type { Attention } from "../../parts/shell/feature.ts";

/** Tickets that wait for an answer of the account. */
export const attention: Attention = async (words) => {
  const { supportTickets } = await ask(TicketListDocument, { after: null, status: "WAITING_ON_CUSTOMER" });
  return supportTickets.nodes.map(({ id, subject }) => ({
    tone: "warn",
    text: words.ticket.isAnswered(subject),
    action: { label: words.ticket.read, to: `/tickets/${id}` },
  }));
};
