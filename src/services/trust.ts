import { AbuseIntake } from "../domain/abuse/intake.service.ts";
import { AbuseModeration } from "../domain/abuse/moderation.service.ts";
import { AbuseNews } from "../domain/abuse/news.ts";
import type { MailService } from "../domain/mail/mail.service.ts";
import type { NotificationService } from "../domain/notification/notification.service.ts";
import type { Config } from "../kernel/config.ts";
import type { Clock } from "../kernel/clock.ts";
import type { Store } from "../store/store.ts";

/** What others complain of, and what becomes of it. */
export function createTrust(deps: {
  config: Pick<Config, "QUARRY_SUPPORT_EMAIL" | "QUARRY_SERVICES_DOMAIN">;
  store: Store;
  clock: Clock;
  mails: MailService;
  notifications: NotificationService;
  publicUrl: () => string;
}) {
  const { config, store, clock, mails, notifications, publicUrl } = deps;
  const supportAddress = config.QUARRY_SUPPORT_EMAIL ?? null;
  const abuseNews = new AbuseNews({ store, clock, notifications, mails, supportAddress });
  return {
    abuseNews,
    abuse: new AbuseModeration({ store, clock, news: abuseNews }),
    abuseIntake: new AbuseIntake({
      ...{ store, clock, mails, publicUrl, supportAddress },
      servicesDomain: config.QUARRY_SERVICES_DOMAIN,
    }),
  };
}
