import { AppError, type Face } from "../errors/app-error.ts";
import type { BillingService } from "../domain/billing/billing.service.ts";
import type { BillingWork } from "../domain/billing/billing-work.ts";
import type { Caller } from "../domain/access/caller.ts";
import type { AccountDeletionService } from "../domain/account/account-deletion.service.ts";
import type { AccountService } from "../domain/account/account.service.ts";
import type { ApiKeyService } from "../domain/api-key/api-key.service.ts";
import type { CredentialService } from "../domain/credential/credential.service.ts";
import type { SecondFactorService } from "../domain/second-factor/second-factor.service.ts";
import type { SessionService } from "../domain/session/session.service.ts";
import type { SignUpService } from "../domain/session/sign-up.service.ts";
import type { CapService } from "../domain/cap/cap.service.ts";
import type { CapWatch } from "../domain/cap/cap-watch.ts";
import type { ErasureService } from "../domain/erasure/erasure.service.ts";
import type { InvoiceService } from "../domain/invoice/invoice.service.ts";
import type { MailService } from "../domain/mail/mail.service.ts";
import type { MeterService } from "../domain/meter/meter.service.ts";
import type { NotificationService } from "../domain/notification/notification.service.ts";
import type { NotificationWatchService } from "../domain/notification/notification-watch.service.ts";
import type { PaymentMessagesService } from "../domain/payment/payment-messages.service.ts";
import type { SandboxService } from "../domain/payment/sandbox/sandbox.service.ts";
import type { TicketService } from "../domain/ticket/ticket.service.ts";
import type { WebhookTargets } from "../domain/webhook/target.ts";
import type { WebhookLogService } from "../domain/webhook/webhook-log.service.ts";
import type { WebhookService } from "../domain/webhook/webhook.service.ts";
import type { PriceHistoryService } from "../domain/price/price-history.service.ts";
import type { ProductService } from "../domain/product/product.service.ts";
import type { RecordService } from "../domain/record/record.service.ts";
import type { RequestService } from "../domain/request/request.service.ts";
import type { RequestWatchService } from "../domain/request/request-watch.service.ts";
import type { RunLogService } from "../domain/request/run-log.service.ts";
import type { Catalog } from "../domain/scraper/catalog.ts";
import type { SourceHealthService } from "../domain/source-health/source-health.service.ts";
import type { SourceHealthWatch } from "../domain/source-health/watch.ts";
import type { Clock } from "../kernel/clock.ts";
import type { LedgerService } from "../domain/wallet/ledger.service.ts";
import type { SpendLimitService } from "../domain/spending/spend-limit.service.ts";
import type { UsageService } from "../domain/usage/usage.service.ts";
import type { TypedFamilies } from "../schema/typed/typed-families.ts";

/** What all operations of a process share. */
export interface Services {
  accounts: AccountService;
  accountDeletion: AccountDeletionService;
  apiKeys: ApiKeyService;
  credentials: CredentialService;
  secondFactors: SecondFactorService;
  sessions: SessionService;
  signUps: SignUpService;
  requests: RequestService;
  requestWatch: RequestWatchService;
  runLogs: RunLogService;
  records: RecordService;
  priceHistory: PriceHistoryService;
  erasures: ErasureService;
  mails: MailService;
  notifications: NotificationService;
  notificationWatch: NotificationWatchService;
  billing: BillingService;
  invoices: InvoiceService;
  ledger: LedgerService;
  billingWork: BillingWork;
  paymentMessages: PaymentMessagesService;
  /** Null unless the sandbox takes the payments. */
  sandbox: SandboxService | null;
  tickets: TicketService;
  webhooks: WebhookService;
  webhookLog: WebhookLogService;
  webhookTargets: WebhookTargets;
  meters: MeterService;
  usage: UsageService;
  caps: CapService;
  capWatch: CapWatch;
  spendLimits: SpendLimitService;
  products: ProductService;
  /** To hear of accounts whose use has changed. */
  used: (accountId: string) => void;
  catalog: Catalog;
  /** The types that the scrapers add to the schema of this gateway. */
  families: TypedFamilies;
  sourceHealth: SourceHealthService;
  sourceHealthWatch: SourceHealthWatch;
  clock: Clock;
  /** URL under which callers reach this gateway, without a trailing slash. */
  publicUrl: string;
}

/** What one operation knows, whichever way it came in. */
export interface Context {
  services: Services;
  /** Null for anonymous calls, which may read the catalog only. */
  caller: Caller | null;
  /** What the caller speaks, for what it is told to do next. */
  face: Face;
  /** Names the client of a call, for limits. */
  address: string;
  /** What the client calls itself; null when it does not say. */
  userAgent: string | null;
  /** Names this call in logs and errors. */
  requestId: string;
  /** Aborts when the caller has gone, the server closes, or the operation has waited as long as it may. */
  gone: () => AbortSignal;
  /** From the Idempotency-Key header. */
  idempotencyKey: string | null;
}

/** Who calls; the access table says who may. Throws `unauthenticated` for anonymous calls. */
export function callerOf(context: Context): Caller {
  if (!context.caller) throw new AppError("unauthenticated");
  return context.caller;
}

/** The caller's account id. Throws `unauthenticated` for anonymous calls. */
export function accountOf(context: Context): string {
  return callerOf(context).accountId;
}
