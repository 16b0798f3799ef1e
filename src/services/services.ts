import { AccountDeletionService } from "../domain/account/account-deletion.service.ts";
import { OperatorAccountService } from "../domain/account/operator-accounts.service.ts";
import { AccountService } from "../domain/account/account.service.ts";
import { LOCAL_ACCOUNT_ID } from "../domain/account/local-account.ts";
import { ApiKeyService } from "../domain/api-key/api-key.service.ts";
import { CanaryService } from "../domain/canary/canary.service.ts";
import { CredentialService } from "../domain/credential/credential.service.ts";
import { operatorCaller } from "../domain/credential/operator-caller.ts";
import { SecretBox } from "../domain/credential/secret-box.ts";
import { ErasureService } from "../domain/erasure/erasure.service.ts";
import { Feed } from "../domain/event/feed.ts";
import { MailService } from "../domain/mail/mail.service.ts";
import { mailOutlet } from "../domain/notification/mail-outlet.ts";
import { NotificationService } from "../domain/notification/notification.service.ts";
import { NotificationWatchService } from "../domain/notification/notification-watch.service.ts";
import { PriceHistoryService } from "../domain/price/price-history.service.ts";
import { TrackedProductService } from "../domain/price/tracked-products.service.ts";
import { PictureService } from "../domain/record/picture.service.ts";
import { RecordService } from "../domain/record/record.service.ts";
import type { HasDiskSpace } from "../domain/request/disk-guard.ts";
import type { RequestObserver } from "../domain/request/request-observer.ts";
import { OperatorRequestService } from "../domain/request/operator-requests.service.ts";
import { RequestService } from "../domain/request/request.service.ts";
import { RequestWatchService } from "../domain/request/request-watch.service.ts";
import { RunLogService } from "../domain/request/run-log.service.ts";
import { Settlements } from "../domain/request/settlement.ts";
import { resultsDaysOf } from "../domain/retention/results-days.ts";
import { RecordingService } from "../domain/source-health/recordings.service.ts";
import { SourceHealthService } from "../domain/source-health/source-health.service.ts";
import { SourceHealthWatch } from "../domain/source-health/watch.ts";
import type { SqliteHome } from "../domain/sqlite/sqlite.service.ts";
import { TicketNews } from "../domain/ticket/ticket-news.ts";
import { TicketService } from "../domain/ticket/ticket.service.ts";
import { readListeners } from "../domain/webhook/listeners.ts";
import { webhookOutlet } from "../domain/webhook/outlet.ts";
import { requestAnnouncer } from "../domain/webhook/request-announcements.ts";
import { WebhookTargets } from "../domain/webhook/target.ts";
import { WebhookLogService } from "../domain/webhook/webhook-log.service.ts";
import { WebhookService } from "../domain/webhook/webhook.service.ts";
import { WorkerService } from "../domain/worker/worker.service.ts";
import type { Clock } from "../kernel/clock.ts";
import type { Config } from "../kernel/config.ts";
import type { Log } from "../kernel/log.ts";
import { networksOf } from "../kernel/network.ts";
import type { BlobFiles } from "../store/blob/blob-files.ts";
import type { RequestDoc } from "../store/request/request-documents.ts";
import type { Store } from "../store/store.ts";
import { createBilling } from "./billing.ts";
import { createHosting } from "./hosting.ts";
import { loadedCatalog } from "./loaded-catalog.ts";
import { mailNoteOf, mailTransportOf, outboxOf } from "./mail-transport.ts";
import { createMetering } from "./metering.ts";
import { createSignIn } from "./sign-in.ts";
import { createTrust } from "./trust.ts";

export interface ServiceDeps {
  config: Config;
  log: Log;
  clock: Clock;
  store: Store;
  /** Bytes of what is deployed. */
  blobs: BlobFiles;
  observer: RequestObserver;
  /** What a new Request keeps of the call that creates it. */
  creation: () => RequestDoc["creation"];
  hasDiskSpace: HasDiskSpace;
  /** Of the disk with the data; null where it is not ours to watch. */
  freeDiskBytes: () => number | null;
  /** The keys that seal secrets. */
  secretKeys: () => Promise<readonly string[]>;
  /** URL under which callers reach this gateway, without a trailing slash. */
  publicUrl: () => string;
  /** Where the built-in families are. */
  familiesDir: string;
  /** Where databases of services are asked. */
  sqliteHome: SqliteHome;
  /** Ends the watch over plugins. */
  stopping: AbortSignal;
}

/** What a process works with. */
export type ProcessServices = Awaited<ReturnType<typeof createServices>>;

/** What faces reach: neither the store nor the feed, nor anything that carries them in the open. */
export type Services = ProcessServices["services"];

/** Makes each service of a process once, of what it needs. A new one is a line here, and faces see it. */
export async function createServices(deps: ServiceDeps) {
  const { config, log, clock, store, observer, publicUrl } = deps;
  const catalog = await loadedCatalog(deps);
  const sourceHealth = new SourceHealthService({ store, clock, catalog });
  const feed = new Feed({ store });
  const outbox = outboxOf(config, log);
  const mails = new MailService({ store, clock, log, transport: mailTransportOf(config, outbox) });
  const outlets = [mailOutlet({ store, mails, publicUrl }), webhookOutlet({ store, clock })];
  const notifications = new NotificationService({ store, clock, log, outlets });
  const notify = notifications.notify.bind(notifications);
  const webhookTargets = new WebhookTargets({ networks: networksOf(config.QUARRY_WEBHOOK_NETWORKS) });
  const operators = config.QUARRY_OPERATOR_TOKENS.map((hash) => operatorCaller(hash, LOCAL_ACCOUNT_ID));
  const credentials = new CredentialService({ store, clock, operators });
  const box = new SecretBox(deps.secretKeys);
  const { secondFactor, ...signIn } = createSignIn({ ...deps, box, credentials, mails });
  const { sessions } = signIn;
  const { spending, used, ...metering } = createMetering({
    ...{ store, clock, feed, catalog, notify },
    stopRequests: (which, room) => requests.stopForCap(which, room),
  });
  const { wallet, payments, ...billing } = createBilling({ config, log, clock, store, publicUrl, notify });
  const settlements = new Settlements({ store, clock, wallet, observer, used });
  const resultsDays = resultsDaysOf(
    { resultsDays: config.QUARRY_RESULTS_DAYS, daysByScraper: config.QUARRY_RETENTION_DAYS },
    catalog,
  );
  // Here Requests end only where a queued one is cancelled.
  const listenersOf = (accountId: string) => readListeners(store, accountId);
  const requests = new RequestService({
    ...{ store, clock, catalog, wallet, spending, settlements, resultsDays, observer },
    announcer: requestAnnouncer({ store, clock, notifications, listenersOf }),
    hasDiskSpace: deps.hasDiskSpace,
    isDemo: config.QUARRY_FETCH === "demo",
    creation: deps.creation,
  });
  const supportAddress = config.QUARRY_SUPPORT_EMAIL ?? null;
  const ticketNews = new TicketNews({ store, clock, notifications, mails, supportAddress });
  const { abuseNews, ...trust } = createTrust({ config, store, clock, mails, notifications, publicUrl });
  const services = {
    accounts: new AccountService({ store, clock, wallet }),
    accountDeletion: new AccountDeletionService({
      ...{ payments, credentials, mails, outbox, requests, sessions, publicUrl },
      graceDays: config.QUARRY_DELETION_DAYS,
    }),
    apiKeys: new ApiKeyService({ store, clock, credentials, secondFactor }),
    canaries: new CanaryService({ catalog, requests }),
    catalog,
    clock,
    credentials,
    erasures: new ErasureService({ store, clock, log, catalog }),
    mails,
    mailNote: mailNoteOf(config),
    notifications,
    notificationWatch: new NotificationWatchService({ store, feed, clock, credentials }),
    operatorAccounts: new OperatorAccountService({ store, clock }),
    operatorRequests: new OperatorRequestService({ store }),
    pictures: new PictureService({ store, settings: config }),
    priceHistory: new PriceHistoryService({ store }),
    publicUrl,
    records: new RecordService({ store }),
    recordings: new RecordingService({ store }),
    requests,
    requestWatch: new RequestWatchService({ store, feed, credentials }),
    runLogs: new RunLogService({ store, clock }),
    sourceHealth,
    sourceHealthWatch: new SourceHealthWatch({ feed, sourceHealth }),
    trackedProducts: new TrackedProductService({ store }),
    tickets: new TicketService({ store, clock, catalog, news: ticketNews }),
    workers: new WorkerService({ store, clock, catalog, freeDiskBytes: deps.freeDiskBytes }),
    webhooks: new WebhookService({ store, clock, targets: webhookTargets }),
    webhookLog: new WebhookLogService({ store, clock }),
    ...billing,
    ...createHosting({ ...deps, feed, credentials, box, ...metering }),
    ...metering,
    ...signIn,
    ...trust,
  };
  return { store, feed, wallet, settlements, resultsDays, abuseNews, ticketNews, webhookTargets, services };
}
