import type { Scope } from "../../store/credential/credential-documents.ts";

/** Who may use a field or a route. */
export type Access =
  | { who: "everyone" }
  /** Whoever shows a good credential of any kind. */
  | { who: "identified" }
  /** A session of the account, or a key of it that has one of these scopes. */
  | { who: "owner"; scopes: readonly [Scope, ...Scope[]] }
  /** A session of the account, or a key of it that has every scope: it shows what each of them opens. */
  | { who: "whole" }
  /** A session of the account alone: no program can do it with a key. */
  | { who: "session" }
  | { who: "operator" };

const everyone: Access = { who: "everyone" };
const identified: Access = { who: "identified" };
const operator: Access = { who: "operator" };
const owner = (...scopes: [Scope, ...Scope[]]): Access => ({ who: "owner", scopes });

/**
 * Who may use what: one row for each root field of GraphQL, for each field below one that shows more than its parent, and for each
 * route of /v1 that runs no document. The other routes follow from the fields in their documents. A root field without a row
 * stops the build of the schema. `assertAccess` alone reads this.
 */
export const ACCESS: Readonly<Record<string, Access>> = {
  "Query.scrapers": everyone,
  "Query.scraper": everyone,
  "Query.sourceHealth": everyone,
  "Subscription.sourceHealthChanged": everyone,
  // What a node shows is held to the rows of its kind.
  "Query.node": owner("requests:read", "account", "billing:read"),

  "Query.request": owner("requests:read"),
  "Query.requests": owner("requests:read"),
  "Query.priceHistory": owner("requests:read"),
  "Request.records": owner("requests:read"),
  "Request.log": owner("requests:read"),
  "Mutation.requestCreate": owner("requests:write"),
  "Mutation.requestEstimate": owner("requests:write", "requests:read"),
  "Mutation.requestCancel": owner("requests:write"),
  "Mutation.requestResume": owner("requests:write"),
  "Subscription.requestUpdated": owner("requests:read"),
  "Subscription.recordStored": owner("requests:read"),

  "Query.credential": identified,
  "Mutation.signUp": everyone,
  "Mutation.emailVerify": everyone,
  "Mutation.signIn": everyone,
  "Mutation.passwordResetRequest": everyone,
  "Mutation.passwordReset": everyone,
  "Mutation.signOut": { who: "session" },
  "Mutation.passwordChange": owner("account"),
  "Mutation.accountClaim": operator,
  "Mutation.accountDelete": owner("account"),
  "Mutation.accountRestore": everyone,
  "Query.sessions": owner("account"),
  "Query.secondFactor": owner("account"),
  "Mutation.secondFactorBegin": { who: "session" },
  "Mutation.secondFactorConfirm": { who: "session" },
  "Mutation.secondFactorDisable": { who: "session" },
  "Mutation.recoveryCodesCreate": { who: "session" },
  "Mutation.sessionRevoke": owner("account"),

  "Query.viewer": owner("account", "billing:read"),
  "Account.apiKeys": owner("account"),
  "GET /v1/account/export": { who: "whole" },
  "Mutation.apiKeyCreate": owner("account"),
  "Mutation.apiKeyRevoke": owner("account"),

  "Query.notifications": owner("account"),
  "Query.notificationsUnread": owner("account"),
  "Query.notificationSettings": owner("account"),
  "Mutation.notificationsRead": owner("account"),
  "Mutation.notificationSettingsUpdate": owner("account"),
  "Subscription.notificationAdded": owner("account"),

  "Query.plans": everyone,
  "Query.billing": owner("billing:read"),
  "Query.invoices": owner("billing:read"),
  "Query.invoice": owner("billing:read"),
  "Query.ledger": owner("billing:read"),
  // What may come to cost money is asked for by who keeps the account, never by a key that only reads.
  "Mutation.billingCheckout": owner("account"),
  "Mutation.billingPortal": owner("account"),
  "Mutation.autoTopUpSet": owner("account"),
  "Mutation.paymentRefund": operator,
  "Query.ledgerVerification": operator,

  "Query.productCatalog": everyone,
  "Query.usage": owner("billing:read"),
  "Query.usageCapSimulation": owner("billing:read"),
  "Subscription.usageUpdated": owner("billing:read"),
  "Mutation.usageCapSet": owner("account"),
  "Mutation.usageCapDelete": owner("account"),
  "Mutation.spendLimitSet": owner("account"),
  "Mutation.spendLimitDelete": owner("account"),

  // Topics, Records and bodies ask for the scopes of what they tell besides (src/domain/webhook/topics.ts).
  "Query.webhookEndpoints": owner("account"),
  "Query.webhookEndpoint": owner("account"),
  "Query.webhookDeliveries": owner("account"),
  "Query.webhookDelivery": owner("account"),
  "Mutation.webhookEndpointCreate": owner("account"),
  "Mutation.webhookEndpointUpdate": owner("account"),
  "Mutation.webhookEndpointDelete": owner("account"),
  "Mutation.webhookEndpointRotateSecret": owner("account"),
  "Mutation.webhookEndpointTest": owner("account"),
  "Mutation.webhookDeliveryReplay": owner("account"),
  "Mutation.webhookDeliveriesReplayFailed": owner("account"),

  // Who uses Requests may ask for help with them.
  "Query.supportTickets": owner("account", "requests:read"),
  "Query.supportTicket": owner("account", "requests:read"),
  "Mutation.supportTicketCreate": owner("account", "requests:write"),
  "Mutation.supportTicketReply": owner("account", "requests:write"),
  "Mutation.supportTicketResolve": owner("account", "requests:write"),
  "Query.operatorTickets": operator,
  "Query.operatorTicket": operator,
  "OperatorTicket.runLog": operator,
  "Mutation.operatorTicketReply": operator,
  "Mutation.operatorTicketResolve": operator,

  "Mutation.canaryRun": operator,
  "Mutation.recordsErase": operator,
  "Query.erasure": operator,
  "Query.erasures": operator,
};
