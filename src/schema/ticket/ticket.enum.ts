import { registerEnumType } from "type-graphql";

export const TicketStatus = {
  OPEN: "open",
  WAITING_ON_CUSTOMER: "waiting_on_customer",
  RESOLVED: "resolved",
} as const;
export type TicketStatus = (typeof TicketStatus)[keyof typeof TicketStatus];
registerEnumType(TicketStatus, {
  name: "TicketStatus",
  description: "Whose turn it is.",
  valuesConfig: {
    OPEN: { description: "Support has it." },
    WAITING_ON_CUSTOMER: { description: "Support has answered." },
    RESOLVED: { description: "Done; a reply of the customer opens it again." },
  },
});

export const TicketSeverity = { LOW: "low", NORMAL: "normal", HIGH: "high", URGENT: "urgent" } as const;
export type TicketSeverity = (typeof TicketSeverity)[keyof typeof TicketSeverity];
registerEnumType(TicketSeverity, {
  name: "TicketSeverity",
  description: "How much is at stake.",
  valuesConfig: {
    LOW: { description: "A question." },
    NORMAL: { description: "Something does not work as it should." },
    HIGH: { description: "Work is held up." },
    URGENT: { description: "Nothing works, or money is at stake." },
  },
});

export const TicketCreator = { SESSION: "session", API_KEY: "api_key" } as const;
export type TicketCreator = (typeof TicketCreator)[keyof typeof TicketCreator];
registerEnumType(TicketCreator, {
  name: "TicketCreator",
  description: "The kind of caller that created a ticket.",
  valuesConfig: {
    SESSION: { description: "A person who was signed in." },
    API_KEY: { description: "A program with a key." },
  },
});

export const TicketMessageAuthor = { CUSTOMER: "customer", SUPPORT: "support" } as const;
export type TicketMessageAuthor = (typeof TicketMessageAuthor)[keyof typeof TicketMessageAuthor];
registerEnumType(TicketMessageAuthor, {
  name: "TicketMessageAuthor",
  description: "Who wrote a message.",
  valuesConfig: {
    CUSTOMER: { description: "The account." },
    SUPPORT: { description: "The people who run the server." },
  },
});
