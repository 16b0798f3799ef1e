import type { Filter } from "mongodb";
import { DURABLE } from "../client.ts";
import type { Store } from "../store.ts";
import type { TicketDoc, TicketMessage, TicketSeverity, TicketState } from "./ticket-documents.ts";

const AFTER = { returnDocument: "after", writeConcern: DURABLE } as const;

export async function insertTicket(store: Store, ticket: TicketDoc): Promise<void> {
  await store.tickets.insertOne(ticket, { writeConcern: DURABLE });
}

/** Tickets, newest first, older than `before`: of an account, or of all with null. Ids sort by time. */
export function listTickets(
  store: Store,
  accountId: string | null,
  page: {
    before: string | null;
    limit: number;
    state: TicketState | null;
    severity: TicketSeverity | null;
  },
): Promise<TicketDoc[]> {
  const filter: Filter<TicketDoc> = accountId === null ? {} : { accountId };
  if (page.before !== null) filter._id = { $lt: page.before };
  if (page.state !== null) filter.state = page.state;
  if (page.severity !== null) filter.severity = page.severity;
  return store.tickets.find(filter).sort({ _id: -1 }).limit(page.limit).toArray();
}

/** One ticket: of an account, or of any with null. */
export function findTicket(store: Store, accountId: string | null, id: string): Promise<TicketDoc | null> {
  return store.tickets.findOne(whose(accountId, id));
}

/**
 * Adds a message and moves the ticket, in one write: the customer's opens it, also again, that of support waits for the
 * customer. Null when there is no such ticket, or when it has as many messages as it may have.
 */
export function addMessage(
  store: Store,
  accountId: string | null,
  id: string,
  message: TicketMessage,
  most: number,
): Promise<TicketDoc | null> {
  const isSupport = message.from === "support";
  return store.tickets.findOneAndUpdate(
    { ...whose(accountId, id), [`messages.${most - 1}`]: { $exists: false } },
    {
      $push: { messages: message, untold: message.id },
      $set: {
        state: isSupport ? "waiting_on_customer" : "open",
        resolvedAt: null,
        updatedAt: message.at,
      },
    },
    AFTER,
  );
}

/** Resolves a ticket; one that is resolved already stays as it is. Null when there is none. */
export async function resolveTicket(
  store: Store,
  accountId: string | null,
  id: string,
  now: Date,
): Promise<TicketDoc | null> {
  const resolved = await store.tickets.findOneAndUpdate(
    { ...whose(accountId, id), state: { $ne: "resolved" } },
    { $set: { state: "resolved", resolvedAt: now, updatedAt: now } },
    AFTER,
  );
  return resolved ?? findTicket(store, accountId, id);
}

/** Notes that people know of a reply, or of the ticket itself. */
export async function markReplyTold(store: Store, id: string, messageId: string): Promise<void> {
  await store.tickets.updateOne({ _id: id }, { $pull: { untold: messageId } }, { writeConcern: DURABLE });
}

/** Tickets with something that nobody was let know of before `before`. */
export function ticketsWithUntold(store: Store, before: Date): AsyncIterable<TicketDoc> {
  return store.tickets.find({ "untold.0": { $exists: true }, updatedAt: { $lt: before } });
}

function whose(accountId: string | null, id: string): Filter<TicketDoc> {
  return accountId === null ? { _id: id } : { _id: id, accountId };
}
