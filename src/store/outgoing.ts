import type { Cause, RateName } from "./rates.ts";

/** A way on which callers can cause messages to leave. */
export interface Outgoing {
  /** File below src/domain that puts them on their way. */
  from: string;
  what: string;
  by: readonly (RateName | Cause)[];
  most: string;
}

/** Every one of them; a test looks for others. What waits to be sent is in `mails` and `webhookDeliveries`. */
export const OUTGOING: readonly Outgoing[] = [
  {
    from: "ticket/ticket-news.ts",
    what: "mail to support",
    by: ["ticket", "ticketReply"],
    most: "one for each ticket and reply",
  },
  {
    from: "abuse/intake.service.ts",
    what: "mail to support, of a report of abuse",
    by: ["abuseReport", "abuseAddress"],
    most: "one for each report",
  },
  {
    from: "abuse/news.ts",
    what: "mail to support of an appeal, notification of the owner of what operators decide",
    by: ["abuseAppeal", "operator"],
    most: "one for each step of a report",
  },
  {
    from: "notification/mail-outlet.ts",
    what: "mail to the owner of an account, of news",
    by: ["newsMail", "capNotice", "money", "account"],
    most: "one for each notification of a kind that is set to be mailed",
  },
  {
    from: "session/sign-up.service.ts",
    what: "mail with a link, to who signs up or forgot a password",
    by: ["attempts"],
    most: "one for each link",
  },
  {
    from: "second-factor/second-factor.service.ts",
    what: "mail of a second factor that was switched on or off",
    by: ["attempts"],
    most: "one for each change",
  },
  {
    from: "second-factor/second-factor-check.ts",
    what: "mail of a recovery code that was used",
    by: ["attempts"],
    most: "one for each code",
  },
  {
    from: "second-factor/second-factor-reset.ts",
    what: "mail of a second factor that the operator reset",
    by: ["operator"],
    most: "one for each reset",
  },
  {
    from: "account/close-account.ts",
    what: "mail of an account that was closed",
    by: ["account"],
    most: "one for each closing",
  },
  {
    from: "webhook/request-announcements.ts",
    what: "webhooks of Requests that ended",
    by: ["request"],
    most: "one for each round and endpoint",
  },
  {
    from: "webhook/outlet.ts",
    what: "webhooks of news",
    by: ["capNotice", "money", "account"],
    most: "one for each notification and endpoint",
  },
  {
    from: "webhook/webhook.service.ts",
    what: "test deliveries",
    by: ["webhookTest"],
    most: "one for each test",
  },
  {
    from: "webhook/webhook-log.service.ts",
    what: "deliveries that are sent again",
    by: ["webhookReplay"],
    most: "those that are kept, 30 days",
  },
];
