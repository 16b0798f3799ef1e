// Made by `npm run generate` from src/kinds, src/schema, src/resolvers and src/documents. Do not edit.
import type * as client from "../../client/index.ts";
import type { KindCalls } from "../kind/calls.ts";

/** What the client can do with each kind of thing that it lists. */
export const KINDS = {
  abuseReport: {
    one: "report of abuse",
    many: "reports of abuse",
    list: { args: [], fields: [{"name":"status","about":"only those that stand so","type":"text","words":["OPEN","TRIAGED","QUARANTINED","OWNER_NOTIFIED","RESOLVED","REJECTED","APPEALED"]},{"name":"severity","about":"only those of this severity","type":"text","words":["NORMAL","HIGH","URGENT"]}], page: {"usual":20,"most":100,"hasCursor":true}, run: (calls, asked: { first?: number; after?: string; status?: client.AbuseStatus; severity?: client.AbuseSeverity }) => calls.abuseReports(asked) },
    show: (calls, id) => calls.abuseReport(id),
  } satisfies KindCalls<client.AbuseReport>,
  operatorAbuseReport: {
    one: "report of abuse",
    many: "reports of abuse",
    list: { args: [], fields: [{"name":"status","about":"only those that stand so","type":"text","words":["OPEN","TRIAGED","QUARANTINED","OWNER_NOTIFIED","RESOLVED","REJECTED","APPEALED"]},{"name":"severity","about":"only those of this severity","type":"text","words":["NORMAL","HIGH","URGENT"]}], page: {"usual":20,"most":100,"hasCursor":true}, run: (calls, asked: { first?: number; after?: string; status?: client.AbuseStatus; severity?: client.AbuseSeverity }) => calls.operatorAbuseReports(asked) },
    show: (calls, id) => calls.operatorAbuseReport(id),
  } satisfies KindCalls<client.OperatorAbuseReport>,
  apiKey: {
    one: "API key",
    many: "API keys",
    list: { args: [], fields: [{"name":"revoked","about":"only revoked keys (`true`) or only those that work (`false`); all without it","type":"boolean"}], page: {"usual":50,"most":100,"hasCursor":true}, run: (calls, asked: { first?: number; after?: string; revoked?: boolean }) => calls.apiKeys(asked) },
    create: { fields: [{"name":"label","about":"name for people, 1 to 100 characters","type":"text","isRequired":true},{"name":"scopes","about":"what it may be used for: `requests:read`, `requests:write`, `billing:read`, `account`, `services:read`, `services:write`; all that the caller may do when left out","type":"list"},{"name":"expiresAt","about":"when it expires","type":"moment"},{"name":"code","about":"for a key with the scope `account`, if the account has a second factor: the current code of the authenticator app, or a recovery code","type":"text"}], run: (calls, asked: { label: string; scopes?: readonly string[]; expiresAt?: string; code?: string }) => calls.createApiKey(asked.label, asked) },
  } satisfies KindCalls<client.ApiKey>,
  operatorAccount: {
    one: "account",
    many: "accounts",
    list: { args: [], fields: [{"name":"search","about":"only those whose id, or whose owner's mailbox, begins so","type":"text"}], page: {"usual":20,"most":100,"hasCursor":true}, run: (calls, asked: { first?: number; after?: string; search?: string }) => calls.operatorAccounts(asked) },
    show: (calls, id) => calls.operatorAccount(id),
  } satisfies KindCalls<client.OperatorAccount>,
  ledgerEntry: {
    one: "entry",
    many: "entries",
    list: { args: [], fields: [], page: {"usual":50,"most":1000,"hasCursor":true}, run: (calls, asked: { first?: number; after?: string }) => calls.ledger(asked) },
  } satisfies KindCalls<client.LedgerEntry>,
  invoice: {
    one: "invoice",
    many: "invoices",
    list: { args: [], fields: [], page: {"usual":20,"most":100,"hasCursor":true}, run: (calls, asked: { first?: number; after?: string }) => calls.invoices(asked) },
    show: (calls, id) => calls.invoice(id),
  } satisfies KindCalls<client.Invoice>,
  cronTrigger: {
    one: "cron trigger",
    many: "cron triggers",
    list: { args: [{"name":"service","about":"id or slug of the service","type":"id","isRequired":true}], fields: [], page: null, run: (calls, asked: { service: string }) => calls.cronTriggers(asked.service) },
    create: { fields: [{"name":"service","about":"id or slug of the service","type":"id","isRequired":true},{"name":"input","about":"the trigger","type":"json","isRequired":true}], run: (calls, asked: { service: string; input: Parameters<client.QuarryClient["createCronTrigger"]>[1] }) => calls.createCronTrigger(asked.service, asked.input) },
    update: { fields: [{"name":"service","about":"id or slug of the service","type":"id","isRequired":true},{"name":"trigger","about":"id or name of the trigger","type":"id","isRequired":true},{"name":"input","about":"the change","type":"json","isRequired":true}], run: (calls, id: string, asked: { service: string; trigger: string; input: Parameters<client.QuarryClient["updateCronTrigger"]>[2] }) => calls.updateCronTrigger(asked.service, asked.trigger, asked.input) },
  } satisfies KindCalls<client.CronTrigger>,
  cronRun: {
    one: "run",
    many: "runs",
    list: { args: [{"name":"service","about":"id or slug of the service","type":"id","isRequired":true},{"name":"trigger","about":"id or name of the trigger","type":"id","isRequired":true}], fields: [], page: {"usual":20,"most":100,"hasCursor":true}, run: (calls, asked: { service: string; trigger: string; first?: number; after?: string }) => calls.cronRuns(asked.service, asked.trigger, asked) },
  } satisfies KindCalls<client.CronRun>,
  erasure: {
    one: "erasure",
    many: "erasures",
    list: { args: [], fields: [], page: {"usual":20,"most":100,"hasCursor":false}, run: (calls, asked: { first?: number }) => calls.erasures(asked) },
    show: (calls, id) => calls.erasure(id),
  } satisfies KindCalls<client.Erasure>,
  host: {
    one: "host",
    many: "hosts",
    list: { args: [], fields: [], page: null, run: (calls) => calls.operatorHosts() },
  } satisfies KindCalls<client.Host>,
  kvNamespace: {
    one: "KV namespace",
    many: "KV namespaces",
    list: { args: [{"name":"service","about":"id or slug of the service","type":"id","isRequired":true}], fields: [], page: null, run: (calls, asked: { service: string }) => calls.kvNamespaces(asked.service) },
    create: { fields: [{"name":"service","about":"id or slug of the service","type":"id","isRequired":true},{"name":"name","about":"its name in the service: a to z, 0 to 9 and -","type":"text","isRequired":true}], run: (calls, asked: { service: string; name: string }) => calls.createKvNamespace(asked.service, asked.name) },
  } satisfies KindCalls<client.KvNamespace>,
  kvValue: {
    one: "KV value",
    many: "KV values",
    list: { args: [{"name":"service","about":"id or slug of the service","type":"id","isRequired":true},{"name":"namespace","about":"id or name of the namespace","type":"id","isRequired":true},{"name":"keys","about":"at most 100 keys","type":"list","isRequired":true}], fields: [], page: null, run: (calls, asked: { service: string; namespace: string; keys: readonly string[] }) => calls.kvValues(asked.service, asked.namespace, asked.keys) },
  } satisfies KindCalls<client.KvValue>,
  notification: {
    one: "notification",
    many: "notifications",
    list: { args: [], fields: [{"name":"unread","about":"only unread ones","type":"boolean","usual":false},{"name":"kind","about":"only those of this kind","type":"text"}], page: {"usual":20,"most":100,"hasCursor":true}, run: (calls, asked: { first?: number; after?: string; unread?: boolean; kind?: string }) => calls.notifications(asked) },
  } satisfies KindCalls<client.Notification>,
  notificationSetting: {
    one: "notification setting",
    many: "notification settings",
    list: { args: [], fields: [], page: null, run: (calls) => calls.notificationSettings() },
  } satisfies KindCalls<client.NotificationSetting>,
  pricePoint: {
    one: "price point",
    many: "price points",
    list: { args: [{"name":"scraper","about":"scraper id","type":"text","isRequired":true},{"name":"productId","about":"`id` of the Record","type":"id","isRequired":true}], fields: [{"name":"country","about":"`country` of the Record; when left out, points of Records that have none","type":"text"}], page: {"usual":100,"most":1000,"hasCursor":true}, run: (calls, asked: { scraper: string; productId: string; country?: string; first?: number; after?: string }) => calls.priceHistory(asked.scraper, asked.productId, asked) },
  } satisfies KindCalls<client.PricePoint>,
  trackedProduct: {
    one: "tracked product",
    many: "tracked products",
    list: { args: [], fields: [], page: {"usual":50,"most":100,"hasCursor":true}, run: (calls, asked: { first?: number; after?: string }) => calls.trackedProducts(asked) },
  } satisfies KindCalls<client.TrackedProduct>,
  queue: {
    one: "queue",
    many: "queues",
    list: { args: [{"name":"service","about":"id or slug of the service","type":"id","isRequired":true}], fields: [], page: null, run: (calls, asked: { service: string }) => calls.queues(asked.service) },
    create: { fields: [{"name":"service","about":"id or slug of the service","type":"id","isRequired":true},{"name":"input","about":"the queue","type":"json","isRequired":true}], run: (calls, asked: { service: string; input: Parameters<client.QuarryClient["createQueue"]>[1] }) => calls.createQueue(asked.service, asked.input) },
    update: { fields: [{"name":"service","about":"id or slug of the service","type":"id","isRequired":true},{"name":"queue","about":"id or name of the queue","type":"id","isRequired":true},{"name":"input","about":"the change","type":"json","isRequired":true}], run: (calls, id: string, asked: { service: string; queue: string; input: Parameters<client.QuarryClient["updateQueue"]>[2] }) => calls.updateQueue(asked.service, asked.queue, asked.input) },
  } satisfies KindCalls<client.Queue>,
  queueMessage: {
    one: "message",
    many: "messages",
    list: { args: [{"name":"service","about":"id or slug of the service","type":"id","isRequired":true},{"name":"queue","about":"id or name of the queue","type":"id","isRequired":true}], fields: [{"name":"state","about":"only these; all when left out","type":"text","words":["READY","DELAYED","INFLIGHT","DEAD"]}], page: {"usual":20,"most":100,"hasCursor":true}, run: (calls, asked: { service: string; queue: string; state?: client.QueueMessageState; first?: number; after?: string }) => calls.queueMessages(asked.service, asked.queue, asked) },
  } satisfies KindCalls<client.QueueMessage>,
  queueDelivery: {
    one: "delivery",
    many: "deliveries",
    list: { args: [{"name":"service","about":"id or slug of the service","type":"id","isRequired":true},{"name":"queue","about":"id or name of the queue","type":"id","isRequired":true}], fields: [], page: {"usual":20,"most":100,"hasCursor":true}, run: (calls, asked: { service: string; queue: string; first?: number; after?: string }) => calls.queueDeliveries(asked.service, asked.queue, asked) },
  } satisfies KindCalls<client.QueueDelivery>,
  request: {
    one: "Request",
    many: "Requests",
    list: { args: [], fields: [{"name":"filter","about":"which Requests","type":"json"}], page: {"usual":20,"most":100,"hasCursor":true}, run: (calls, asked: { first?: number; after?: string; filter?: client.RequestFilter }) => calls.requests(asked) },
    show: (calls, id) => calls.request(id),
  } satisfies KindCalls<client.Request>,
  operatorRequest: {
    one: "Request",
    many: "Requests",
    list: { args: [], fields: [{"name":"accountId","about":"only those of this account","type":"id"},{"name":"filter","about":"which Requests","type":"json"}], page: {"usual":20,"most":100,"hasCursor":true}, run: (calls, asked: { first?: number; after?: string; accountId?: string; filter?: client.RequestFilter }) => calls.operatorRequests(asked) },
  } satisfies KindCalls<client.OperatorRequest>,
  scraperSummary: {
    one: "scraper",
    many: "scrapers",
    list: { args: [], fields: [], page: null, run: (calls) => calls.scrapers() },
  } satisfies KindCalls<client.ScraperSummary>,
  sourceHealth: {
    one: "source",
    many: "sources",
    list: { args: [], fields: [], page: null, run: (calls) => calls.sourceHealth() },
  } satisfies KindCalls<client.SourceHealth>,
  secret: {
    one: "secret",
    many: "secrets",
    list: { args: [{"name":"service","about":"id or slug of the service","type":"id","isRequired":true}], fields: [], page: null, run: (calls, asked: { service: string }) => calls.secrets(asked.service) },
  } satisfies KindCalls<client.Secret>,
  service: {
    one: "service",
    many: "services",
    list: { args: [], fields: [], page: {"usual":20,"most":100,"hasCursor":true}, run: (calls, asked: { first?: number; after?: string }) => calls.services(asked) },
    show: (calls, id) => calls.service(id),
    create: { fields: [{"name":"slug","about":"its name in its URL: a to z, 0 to 9 and -; no other service has it","type":"text","isRequired":true},{"name":"name","about":"its name for people; the slug when left out","type":"text","usual":""}], run: (calls, asked: Parameters<client.QuarryClient["createService"]>[0]) => calls.createService(asked) },
    update: { fields: [{"name":"slug","about":"another name in its URL; the old one answers no more","type":"text"},{"name":"name","about":"another name for people","type":"text"}], run: (calls, id: string, asked: Parameters<client.QuarryClient["updateService"]>[1]) => calls.updateService(id, asked) },
  } satisfies KindCalls<client.Service>,
  deployment: {
    one: "deployment",
    many: "deployments",
    list: { args: [{"name":"service","about":"id or slug of the service","type":"id","isRequired":true}], fields: [], page: null, run: (calls, asked: { service: string }) => calls.deployments(asked.service) },
    show: (calls, id) => calls.deployment(id),
  } satisfies KindCalls<client.Deployment>,
  session: {
    one: "session",
    many: "sessions",
    list: { args: [], fields: [], page: null, run: (calls) => calls.sessions() },
    revoke: (calls, id) => calls.revokeSession(id),
  } satisfies KindCalls<client.Session>,
  sourceRecording: {
    one: "recording",
    many: "recordings",
    list: { args: [], fields: [{"name":"scraper","about":"only those of this scraper","type":"text"},{"name":"operation","about":"only those of this operation","type":"text"},{"name":"requestId","about":"only those of this Request","type":"id"}], page: {"usual":20,"most":100,"hasCursor":true}, run: (calls, asked: { first?: number; after?: string; scraper?: string; operation?: string; requestId?: string }) => calls.operatorRecordings(asked) },
  } satisfies KindCalls<client.SourceRecording>,
  sqliteDatabase: {
    one: "SQLite database",
    many: "SQLite databases",
    list: { args: [{"name":"service","about":"id or slug of the service","type":"id","isRequired":true}], fields: [], page: null, run: (calls, asked: { service: string }) => calls.sqliteDatabases(asked.service) },
    create: { fields: [{"name":"service","about":"id or slug of the service","type":"id","isRequired":true},{"name":"name","about":"its name in the service: a to z, 0 to 9 and -","type":"text","isRequired":true}], run: (calls, asked: { service: string; name: string }) => calls.createSqliteDatabase(asked.service, asked.name) },
  } satisfies KindCalls<client.SqliteDatabase>,
  stateClass: {
    one: "State class",
    many: "State classes",
    list: { args: [{"name":"service","about":"id or slug of the service","type":"id","isRequired":true}], fields: [], page: null, run: (calls, asked: { service: string }) => calls.stateClasses(asked.service) },
    create: { fields: [{"name":"service","about":"id or slug of the service","type":"id","isRequired":true},{"name":"name","about":"its name in the service: letters, 0 to 9 and -","type":"text","isRequired":true}], run: (calls, asked: { service: string; name: string }) => calls.createStateClass(asked.service, asked.name) },
  } satisfies KindCalls<client.StateClass>,
  stateObject: {
    one: "object",
    many: "objects",
    list: { args: [{"name":"service","about":"id or slug of the service","type":"id","isRequired":true},{"name":"namespace","about":"id or name of the class","type":"id","isRequired":true}], fields: [{"name":"prefix","about":"what the keys begin with","type":"text","usual":""}], page: {"usual":100,"most":1000,"hasCursor":true}, run: (calls, asked: { service: string; namespace: string; prefix?: string; first?: number; after?: string }) => calls.stateObjects(asked.service, asked.namespace, asked) },
  } satisfies KindCalls<client.StateObject>,
  stateKey: {
    one: "key",
    many: "keys",
    list: { args: [{"name":"service","about":"id or slug of the service","type":"id","isRequired":true},{"name":"namespace","about":"id or name of the class","type":"id","isRequired":true},{"name":"object","about":"key of the object: text of 1 to 512 bytes in UTF-8","type":"text","isRequired":true}], fields: [{"name":"prefix","about":"what the keys begin with","type":"text","usual":""},{"name":"start","about":"the first key that counts","type":"text"},{"name":"end","about":"before which the list ends","type":"text"},{"name":"reverse","about":"whether the last key comes first","type":"boolean","usual":false}], page: {"usual":100,"most":1000,"hasCursor":true}, run: (calls, asked: { service: string; namespace: string; object: string; prefix?: string; start?: string; end?: string; reverse?: boolean; first?: number; after?: string }) => calls.stateKeys(asked.service, asked.namespace, asked.object, asked) },
  } satisfies KindCalls<client.StateKey>,
  ticket: {
    one: "ticket",
    many: "tickets",
    list: { args: [], fields: [{"name":"status","about":"only those in this state","type":"text","words":["OPEN","WAITING_ON_CUSTOMER","RESOLVED"]},{"name":"severity","about":"only those of this severity","type":"text","words":["LOW","NORMAL","HIGH","URGENT"]}], page: {"usual":20,"most":100,"hasCursor":true}, run: (calls, asked: { first?: number; after?: string; status?: client.TicketStatus; severity?: client.TicketSeverity }) => calls.tickets(asked) },
    show: (calls, id) => calls.ticket(id),
    create: { fields: [{"name":"subject","about":"one line, 1 to 200 characters","type":"text","isRequired":true},{"name":"details","about":"what is wrong, 1 to 20,000 characters","type":"text","isRequired":true},{"name":"severity","about":"how much is at stake","type":"text","words":["LOW","NORMAL","HIGH","URGENT"],"usual":"NORMAL"},{"name":"requestId","about":"the Request of the account that it is about","type":"id"},{"name":"scraperId","about":"the scraper that it is about","type":"text"},{"name":"failingCommand","about":"the command that fails, at most 4,000 characters","type":"text"},{"name":"firstLogLine","about":"the first meaningful line of its log, at most 4,000 characters","type":"text"}], run: (calls, asked: Parameters<client.QuarryClient["createTicket"]>[0]) => calls.createTicket(asked) },
  } satisfies KindCalls<client.Ticket>,
  operatorTicket: {
    one: "ticket",
    many: "tickets",
    list: { args: [], fields: [{"name":"status","about":"only those in this state","type":"text","words":["OPEN","WAITING_ON_CUSTOMER","RESOLVED"]},{"name":"severity","about":"only those of this severity","type":"text","words":["LOW","NORMAL","HIGH","URGENT"]}], page: {"usual":20,"most":100,"hasCursor":true}, run: (calls, asked: { first?: number; after?: string; status?: client.TicketStatus; severity?: client.TicketSeverity }) => calls.operatorTickets(asked) },
  } satisfies KindCalls<client.OperatorTicket>,
  webhook: {
    one: "endpoint",
    many: "endpoints",
    list: { args: [], fields: [], page: null, run: (calls) => calls.webhooks() },
    show: (calls, id) => calls.webhook(id),
    create: { fields: [{"name":"url","about":"an https:// URL with a public address","type":"text","isRequired":true},{"name":"topics","about":"what to send: kinds of notifications; `*` is all","type":"list","isRequired":true},{"name":"description","about":"your own description, at most 200 characters","type":"text","usual":""},{"name":"includeRecords","about":"how many Records a `request.finished` includes, 0 to 100","type":"number","usual":0},{"name":"isEnabled","about":"whether anything is sent","type":"boolean","usual":true}], run: (calls, asked: Parameters<client.QuarryClient["createWebhook"]>[0]) => calls.createWebhook(asked) },
    update: { fields: [{"name":"url","about":"an https:// URL with a public address","type":"text"},{"name":"topics","about":"what to send: kinds of notifications; `*` is all","type":"list"},{"name":"description","about":"your own description, at most 200 characters","type":"text"},{"name":"includeRecords","about":"how many Records a `request.finished` includes, 0 to 100","type":"number"},{"name":"isEnabled","about":"whether anything is sent","type":"boolean"}], run: (calls, id: string, asked: Parameters<client.QuarryClient["updateWebhook"]>[1]) => calls.updateWebhook(id, asked) },
    delete: (calls, id) => calls.deleteWebhook(id),
  } satisfies KindCalls<client.Webhook>,
  webhookDelivery: {
    one: "delivery",
    many: "deliveries",
    list: { args: [], fields: [{"name":"endpointId","about":"only those to this endpoint","type":"id"},{"name":"status","about":"only those with this status","type":"text","words":["PENDING","DELIVERED","FAILED"]}], page: {"usual":20,"most":100,"hasCursor":true}, run: (calls, asked: { endpointId?: string; status?: client.WebhookDeliveryStatus; first?: number; after?: string }) => calls.webhookDeliveries(asked) },
    show: (calls, id) => calls.webhookDelivery(id),
  } satisfies KindCalls<client.WebhookDelivery>,
};
