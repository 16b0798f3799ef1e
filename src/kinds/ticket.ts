import { operator, owner } from "./access.ts";
import { kind } from "./kind.ts";

export const ticket = kind({
  id: "tkt",
  node: "SupportTicket",
  one: "ticket",
  many: "tickets",
  most: { not: "10 an hour and 50 a day are made, and they are forgotten" },
  page: { usual: 20, most: 100 },
  rest: {
    tag: { name: "Support", what: "Questions to the people who run the server.", place: 7 },
    path: "/v1/support/tickets",
  },
  access: {
    // Who uses Requests may ask for help with them.
    ...owner("account", "requests:read")("Query.supportTickets", "Query.supportTicket"),
    ...owner("account", "requests:write")(
      "Mutation.supportTicketCreate",
      "Mutation.supportTicketReply",
      "Mutation.supportTicketResolve",
    ),
  },
});

/** A ticket of any account, as operators see it. */
export const operatorTicket = kind({
  one: "ticket",
  many: "tickets",
  page: ticket.page,
  rest: { tag: ticket.rest.tag, path: "/v1/operator/support/tickets" },
  access: operator(
    "Query.operatorTickets",
    "Query.operatorTicket",
    "OperatorTicket.runLog",
    "Mutation.operatorTicketReply",
    "Mutation.operatorTicketResolve",
  ),
});

export const ticketMessage = kind({
  id: "tms",
  node: { not: "it is part of its ticket" },
  one: "message",
  many: "messages",
  most: { not: "they are counted with their ticket" },
});
