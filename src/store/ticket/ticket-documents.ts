import { byField, collection, NEWEST_FIRST } from "../collection.ts";

export const TICKET_STATES = ["open", "waiting_on_customer", "resolved"] as const;
export type TicketState = (typeof TICKET_STATES)[number];
export const TICKET_SEVERITIES = ["low", "normal", "high", "urgent"] as const;
export type TicketSeverity = (typeof TICKET_SEVERITIES)[number];

/** What of an account made a ticket. */
export type TicketCreator = "session" | "api_key";

export interface TicketMessage {
  /** `tms_…` */
  id: string;
  from: "customer" | "support";
  body: string;
  at: Date;
}

export interface TicketDoc {
  /** `tkt_…`: sorts by time. */
  _id: string;
  accountId: string;
  subject: string;
  details: string;
  severity: TicketSeverity;
  state: TicketState;
  requestId: string | null;
  scraperId: string | null;
  failingCommand: string | null;
  firstLogLine: string | null;
  createdBy: TicketCreator;
  /** Oldest first. */
  messages: TicketMessage[];
  /** Replies, and the ticket itself, that those whom they are for are still to know of. */
  untold: string[];
  createdAt: Date;
  updatedAt: Date;
  resolvedAt: Date | null;
}

export const ticketCollections = {
  tickets: collection<TicketDoc>({
    account: { ...byField, export: { file: "tickets" }, deletion: "erased" },
    indexes: [
      NEWEST_FIRST,
      {
        key: { updatedAt: 1 },
        partialFilterExpression: { "untold.0": { $exists: true } },
        name: "untold",
        for: "replies that the account is still to be notified of",
      },
    ],
    growth: { by: "ticket", most: "200 messages each" },
    stays: "support looks things up; gone with the account",
    shards: {
      by: 'unsharded; at the very end `{ _id: "hashed" }`',
      why: "Few, and each read names its id or its account.",
    },
  }),
};
