import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { AccountDeletionService } from "../domain/account/account-deletion.service.ts";
import { AccountService } from "../domain/account/account.service.ts";
import { ApiKeyService } from "../domain/api-key/api-key.service.ts";
import { CredentialService } from "../domain/credential/credential.service.ts";
import { SecondFactorCheck } from "../domain/second-factor/second-factor-check.ts";
import { SecondFactorService } from "../domain/second-factor/second-factor.service.ts";
import { SecretBox } from "../domain/second-factor/secret-box.ts";
import { SessionService } from "../domain/session/session.service.ts";
import { SignUpService } from "../domain/session/sign-up.service.ts";
import { ErasureService } from "../domain/erasure/erasure.service.ts";
import { Feed } from "../domain/event/feed.ts";
import { outboxTransport, smtpTransport, type MailTransport } from "../domain/mail/transport.ts";
import { MailService } from "../domain/mail/mail.service.ts";
import { mailOutlet } from "../domain/notification/mail-outlet.ts";
import { NotificationService } from "../domain/notification/notification.service.ts";
import { NotificationWatchService } from "../domain/notification/notification-watch.service.ts";
import { PriceHistoryService } from "../domain/price/price-history.service.ts";
import { RecordService } from "../domain/record/record.service.ts";
import { RequestService } from "../domain/request/request.service.ts";
import { RequestWatchService } from "../domain/request/request-watch.service.ts";
import { RunLogService } from "../domain/request/run-log.service.ts";
import type { HasDiskSpace } from "../domain/request/disk-guard.ts";
import { resultsDaysOf } from "../domain/retention/results-days.ts";
import { Catalog } from "../domain/scraper/catalog.ts";
import { PluginSet } from "../domain/scraper/plugin-set.ts";
import { SourceHealthService } from "../domain/source-health/source-health.service.ts";
import { SourceHealthWatch } from "../domain/source-health/watch.ts";
import { TicketNews } from "../domain/ticket/ticket-news.ts";
import { TicketService } from "../domain/ticket/ticket.service.ts";
import { readListeners } from "../domain/webhook/listeners.ts";
import { webhookOutlet } from "../domain/webhook/outlet.ts";
import { requestAnnouncer } from "../domain/webhook/request-announcements.ts";
import { WebhookTargets } from "../domain/webhook/target.ts";
import { WebhookLogService } from "../domain/webhook/webhook-log.service.ts";
import { WebhookService } from "../domain/webhook/webhook.service.ts";
import type { Clock } from "../kernel/clock.ts";
import type { Config } from "../kernel/config.ts";
import type { Log } from "../kernel/log.ts";
import { networksOf } from "../kernel/network.ts";
import type { Services } from "../resolvers/context.ts";
import { NO_FAMILIES } from "../schema/typed/no-families.ts";
import type { Store } from "../store/store.ts";
import { createBilling } from "./billing.ts";
import { createMetering } from "./metering.ts";
import type { Observability } from "./observability/observability.ts";
import { secretKeysOf } from "./secret-keys.ts";

const BUILT_IN_PLUGINS = fileURLToPath(new URL("../plugins", import.meta.url));

interface ServiceDeps {
  config: Config;
  log: Log;
  clock: Clock;
  store: Store;
  observability: Observability;
  hasDiskSpace: HasDiskSpace;
  /** Ends the watch over plugins. */
  stopping: AbortSignal;
}

/** What the parts of a process share besides what resolvers see. */
export interface ProcessServices extends Services {
  store: Store;
  feed: Feed;
  ticketNews: TicketNews;
}

/** Wires the domain over a store. */
export async function createServices(deps: ServiceDeps): Promise<ProcessServices> {
  const { config, log, clock, store } = deps;
  const catalog = new Catalog([]);
  await loadPlugins(catalog, deps);
  const sourceHealth = new SourceHealthService(store, clock, catalog);
  const feed = new Feed(store);
  const publicUrl = (): string => services.publicUrl;
  const mails = new MailService({ store, clock, log, transport: mailTransportOf(config) });
  const outlets = [mailOutlet({ store, mails }), webhookOutlet({ store, clock })];
  const notifications = new NotificationService({ store, clock, log, outlets });
  const webhookTargets = new WebhookTargets(networksOf(config.QUARRY_WEBHOOK_NETWORKS));
  const credentials = new CredentialService({ store, clock, operatorHashes: config.QUARRY_OPERATOR_TOKENS });
  const signIn = signInOf(deps, { credentials, mails, publicUrl });
  const { sessions } = signIn;
  const notify = notifications.notify.bind(notifications);
  const metering = createMetering({ store, clock, feed, catalog, notify });
  const requests = requestsOf(deps, { catalog, metering, notifications });
  const billing = createBilling({
    config,
    log,
    clock,
    store,
    publicUrl,
    notify: (news) => notifications.notify(news),
  });
  const ticketNews = new TicketNews({
    ...{ store, clock, notifications, mails },
    supportAddress: config.QUARRY_SUPPORT_EMAIL ?? null,
  });
  const services: ProcessServices = {
    accounts: new AccountService(store, clock),
    accountDeletion: new AccountDeletionService({
      payments: billing.payments,
      ...{ credentials, mails, requests, sessions, publicUrl },
      graceDays: config.QUARRY_DELETION_DAYS,
    }),
    apiKeys: new ApiKeyService({ store, clock, credentials }),
    credentials,
    requests,
    requestWatch: new RequestWatchService({ store, feed, credentials }),
    runLogs: new RunLogService(store, clock),
    records: new RecordService(store),
    priceHistory: new PriceHistoryService(store),
    erasures: new ErasureService({ store, clock, log, catalog }),
    mails,
    ...signIn,
    notifications,
    notificationWatch: new NotificationWatchService({ store, feed, clock, credentials }),
    ...billing.services,
    tickets: new TicketService({ store, clock, catalog, news: ticketNews }),
    ticketNews,
    webhooks: new WebhookService({ store, clock, targets: webhookTargets }),
    webhookLog: new WebhookLogService(store, clock),
    webhookTargets,
    ...metering,
    catalog,
    families: NO_FAMILIES,
    sourceHealth,
    sourceHealthWatch: new SourceHealthWatch(feed, sourceHealth),
    store,
    clock,
    feed,
    publicUrl: config.QUARRY_PUBLIC_URL ?? `http://${config.HOST}:${config.PORT}`,
  };
  return services;
}

/** How owners get in. */
function signInOf(
  { config, store, clock }: ServiceDeps,
  given: { credentials: CredentialService; mails: MailService; publicUrl: () => string },
): Pick<Services, "sessions" | "secondFactors" | "signUps"> {
  const { credentials, mails, publicUrl } = given;
  const factor = { store, clock, mails, box: new SecretBox(secretKeysOf(config)) };
  const secondFactor = new SecondFactorCheck(factor);
  const sessions = new SessionService({ store, clock, credentials, secondFactor });
  return {
    sessions,
    secondFactors: new SecondFactorService({ ...factor, check: secondFactor, sessions }),
    signUps: new SignUpService({
      ...{ store, clock, mails, sessions, secondFactor, publicUrl },
      isClosed: config.QUARRY_SIGN_UP === "closed",
    }),
  };
}

function requestsOf(
  { config, store, clock, hasDiskSpace, observability: { requests: observer, creation } }: ServiceDeps,
  {
    catalog,
    metering,
    notifications,
  }: {
    catalog: Catalog;
    metering: ReturnType<typeof createMetering>;
    notifications: NotificationService;
  },
): RequestService {
  return new RequestService({
    store,
    clock,
    catalog,
    spending: metering.spending,
    used: metering.used,
    resultsDays: resultsDaysOf(
      { resultsDays: config.QUARRY_RESULTS_DAYS, daysByScraper: config.QUARRY_RETENTION_DAYS },
      catalog,
    ),
    hasDiskSpace,
    observer,
    announcer: requestAnnouncer({
      store,
      clock,
      notifications,
      // Here Requests end only where a queued one is cancelled.
      listenersOf: (accountId) => readListeners(store, accountId),
    }),
    creation,
  });
}

function mailTransportOf({
  QUARRY_SMTP_URL: smtpUrl,
  QUARRY_MAIL_FROM: from,
  dataDir,
}: Config): MailTransport {
  return smtpUrl === undefined
    ? outboxTransport(join(dataDir, "outbox"), from)
    : smtpTransport(smtpUrl, from);
}

async function loadPlugins(
  catalog: Catalog,
  { config, log, stopping }: { config: Config; log: Log; stopping: AbortSignal },
): Promise<void> {
  const isReloaded = config.QUARRY_PLUGIN_RELOAD;
  const plugins = new PluginSet(catalog, log, {
    builtIn: BUILT_IN_PLUGINS,
    dirs: config.QUARRY_PLUGIN_DIRS,
    packages: config.QUARRY_PLUGINS,
    isReloaded,
  });
  await plugins.load();
  if (isReloaded) void plugins.watch(stopping);
}
