import {
  OperatorTicketsDocument,
  AnswerTicketDocument,
  ResolveOperatorTicketDocument,
  OperatorTicketDocument,
} from "../../generated/rest-documents.ts";
import { read } from "../read-call.ts";
import { route } from "../route.ts";
import { replyBody, replyExample, ticketsQuery, ticketVariables } from "./ticket.routes.ts";

export const operatorTicketRoutes = [
  route({
    method: "GET",
    path: "/v1/operator/support/tickets",
    access: "key",
    summary: "Tickets of all accounts, newest first, for operators alone.",
    reference: {
      operationId: "listOperatorTickets",
      tag: "Support",
      query: ticketsQuery,
      answer: { status: 200, description: "A page of tickets." },
      errors: ["invalid_input", "invalid_cursor", "forbidden"],
    },
    document: OperatorTicketsDocument,
    variables: ({ query }) => ticketVariables(query),
  }),
  route({
    method: "GET",
    path: "/v1/operator/support/tickets/:id",
    access: "key",
    summary: "One ticket of any account with the run log of the Request that it names, for operators alone.",
    reference: {
      operationId: "getOperatorTicket",
      tag: "Support",
      answer: { status: 200, description: "The ticket." },
      errors: ["not_found", "forbidden"],
    },
    document: OperatorTicketDocument,
    variables: ({ params }) => ({ id: params.id ?? "" }),
  }),
  route({
    method: "POST",
    path: "/v1/operator/support/tickets/:id/replies",
    access: "key",
    summary: "Answers a ticket of any account, which is notified of it, for operators alone.",
    reference: {
      operationId: "answerTicket",
      tag: "Support",
      body: { schema: replyBody, example: replyExample },
      answer: { status: 201, description: "The ticket after the call." },
      errors: ["invalid_input", "not_found", "forbidden"],
    },
    document: AnswerTicketDocument,
    variables: ({ params, body }) => ({ id: params.id ?? "", ...read(replyBody, body, "field") }),
  }),
  route({
    method: "POST",
    path: "/v1/operator/support/tickets/:id/resolve",
    access: "key",
    summary: "Resolves a ticket of any account, for operators alone.",
    reference: {
      operationId: "resolveOperatorTicket",
      tag: "Support",
      answer: { status: 200, description: "The ticket after the call." },
      errors: ["not_found", "forbidden"],
    },
    document: ResolveOperatorTicketDocument,
    variables: ({ params }) => ({ id: params.id ?? "" }),
  }),
];
