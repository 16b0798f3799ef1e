import type { TicketDoc } from "../../store/ticket/ticket-documents.ts";

/** One sentence for a program of the customer: what to do next about a ticket. */
export function ticketInstruction(
  { _id, state }: Pick<TicketDoc, "_id" | "state">,
  face: "rest" | "graphql",
): string {
  const isRest = face === "rest";
  const look = isRest ? `GET /v1/support/tickets/${_id}` : `query supportTicket(id: "${_id}")`;
  const reply = isRest
    ? `POST /v1/support/tickets/${_id}/replies with a message`
    : "call supportTicketReply with a message";
  const resolve = isRest ? `POST /v1/support/tickets/${_id}/resolve` : "call supportTicketResolve";
  switch (state) {
    case "open":
      return `Support has it: look again later (${look}), add what you learn meanwhile (${reply}), and once the issue is fixed ${resolve}.`;
    case "waiting_on_customer":
      return `Read the newest message; answer it (${reply}), or once the issue is fixed ${resolve}.`;
    case "resolved":
      return `Nothing is left to do; to open it again, ${reply}.`;
  }
}

/** The same about a list of them. */
export function listInstruction(states: readonly TicketDoc["state"][], face: "rest" | "graphql"): string {
  const waiting = states.filter((state) => state === "waiting_on_customer").length;
  if (waiting > 0) return `Answer or resolve the ${waiting} tickets on this page that wait for you.`;
  const create = face === "rest" ? "POST /v1/support/tickets" : "call supportTicketCreate";
  return `None on this page waits for you; to ask for help, ${create} with subject and details.`;
}
