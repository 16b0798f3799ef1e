import {
  AnswerTicketDocument,
  CreateTicketDocument,
  OperatorTicketDocument,
  OperatorTicketsDocument,
  ReplyToTicketDocument,
  ResolveOperatorTicketDocument,
  ResolveTicketDocument,
  TicketDocument,
  TicketsDocument,
} from "../../generated/rest-documents.ts";
import { operatorTicket, ticket } from "../../kinds/ticket.ts";
import { row, rows } from "../row.ts";

export const ticketRoutes = rows(ticket, {
  "GET /": row(TicketsDocument, { operationId: "listSupportTickets" }),
  "POST /": row(CreateTicketDocument, { operationId: "createSupportTicket" }),
  "GET /:id": row(TicketDocument, { operationId: "getSupportTicket" }),
  "POST /:id/replies": row(ReplyToTicketDocument, { operationId: "replyToSupportTicket", status: 201 }),
  "POST /:id/resolve": row(ResolveTicketDocument, { operationId: "resolveSupportTicket" }),
});

export const operatorTicketRoutes = rows(operatorTicket, {
  "GET /": OperatorTicketsDocument,
  "GET /:id": OperatorTicketDocument,
  "POST /:id/replies": row(AnswerTicketDocument, { status: 201 }),
  "POST /:id/resolve": ResolveOperatorTicketDocument,
});
