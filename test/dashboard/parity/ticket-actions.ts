import { OPERATOR_TOKEN } from "../../api/api-server.ts";
import { waitUntil } from "../../process/wait-until.ts";
import { fillIn, press } from "../dashboard.ts";
import type { Account } from "./subject.ts";
import type { Action, Given } from "./action.ts";
import { gone, signedOut } from "./gone.ts";

const NOBODYS_REQUEST = `req_${"0".repeat(24)}`;
const TEXT = { subject: "Counter stops", details: "It stops after ten." };

const ticket = async (account: Account): Promise<Given> => ({
  id: (await account.call("/v1/support/tickets", { body: TEXT })).id,
});

/** With an answer, of which the account is told. */
const answered = async (account: Account): Promise<Given> => {
  const { id = "" } = await ticket(account);
  const body = { message: "We look at it." };
  await account.call(`/v1/operator/support/tickets/${id}/replies`, { body }, OPERATOR_TOKEN);
  const isTold = async () =>
    (await account.world.store.notifications.countDocuments({ accountId: account.id })) > 0;
  await waitUntil("the notification", isTold);
  return { id };
};

const openTicket = async (page: Parameters<Action["press"]>[0], request: string): Promise<void> => {
  await press(page, "Open a ticket");
  await fillIn(page, "Subject", TEXT.subject);
  await fillIn(page, "What is wrong", TEXT.details);
  if (request !== "") await fillIn(page, "Request", request);
  await page.focus("[role=dialog] input");
  await page.keyboard.press("Enter");
};
const create = ["support", "create", TEXT.subject, "--details", TEXT.details];

export const ticketActions: Action[] = [
  {
    name: "CreateTicket",
    variables: () => ({ input: TEXT }),
    command: () => create,
    path: () => "/tickets",
    press: (page) => openTicket(page, ""),
    says: TEXT.subject,
    refused: {
      code: "not_found",
      variables: () => ({ input: { ...TEXT, requestId: NOBODYS_REQUEST } }),
      command: () => [...create, "--request", NOBODYS_REQUEST],
      press: (page) => openTicket(page, NOBODYS_REQUEST),
    },
  },
  {
    name: "TicketReply",
    prepare: ticket,
    variables: ({ id }) => ({ id, message: "That was it." }),
    command: ({ id = "" }) => ["support", "reply", id, "That was it."],
    path: ({ id }) => `/tickets/${id}`,
    press: async (page) => {
      await fillIn(page, "Reply", "That was it.");
      await press(page, "Send");
    },
    says: "That was it.",
    refused: { code: "not_found", meanwhile: gone("tickets") },
  },
  {
    name: "TicketClose",
    prepare: ticket,
    variables: ({ id }) => ({ id }),
    command: ({ id = "" }) => ["support", "resolve", id],
    path: ({ id }) => `/tickets/${id}`,
    press: (page) => press(page, "Close the ticket"),
    says: "The ticket is closed",
    refused: { code: "not_found", meanwhile: gone("tickets") },
  },
  {
    name: "NotificationRead",
    prepare: answered,
    variables: () => ({ ids: null }),
    command: () => ["notifications", "read", "--all"],
    path: () => "/notifications",
    press: (page) => press(page, "Mark all as read"),
    says: "1 marked as read",
    refused: { code: "unauthenticated", meanwhile: signedOut },
  },
  {
    name: "NotificationChoose",
    variables: () => ({ input: { kind: "request.finished", inApp: true } }),
    command: () => ["notifications", "settings", "request.finished", "--in-app", "on"],
    path: () => "/notifications?show=settings",
    press: (page) => press(page, "A Request has ended: Listed"),
    says: "A Request has ended",
    refused: { code: "unauthenticated", meanwhile: signedOut },
  },
];
