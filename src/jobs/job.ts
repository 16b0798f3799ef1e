import type { AccountDeletionService } from "../domain/account/account-deletion.service.ts";
import type { CapWatch } from "../domain/cap/cap-watch.ts";
import type { RedriveSettings } from "../domain/request/redrive.ts";
import type { BillingWork } from "../domain/billing/billing-work.ts";
import type { MailService } from "../domain/mail/mail.service.ts";
import type { NotificationService } from "../domain/notification/notification.service.ts";
import type { TicketNews } from "../domain/ticket/ticket-news.ts";

/** What a job may use. */
export interface JobDeps extends RedriveSettings {
  mails: MailService;
  notifications: NotificationService;
  ticketNews: TicketNews;
  billingWork: BillingWork;
  capWatch: CapWatch;
  accountDeletion: AccountDeletionService;
}

/** A recurring job: Agenda runs it on one worker at a time. It must be safe to run twice, or to be cut off anywhere. */
export interface Job {
  name: string;
  /** From one run to the next. */
  everyMs: number;
  run(deps: JobDeps): Promise<void>;
}
