import type { Channels, NotificationSettingsDoc } from "../../store/notification/notification-documents.ts";

/** What accounts are notified of, and where unless they say otherwise. Webhooks take these names as topics. */
export const NOTIFICATION_KINDS = {
  "usage.cap.warned": { about: "Usage has come near to a cap.", inApp: true, email: true },
  "usage.cap.stopped": { about: "Usage has reached a cap and is stopped.", inApp: true, email: true },
  "usage.cap.resumed": { about: "Usage that a cap had blocked resumes.", inApp: true, email: true },
  "balance.low": { about: "The balance is low.", inApp: true, email: true },
  "balance.topped_up": { about: "The balance was topped up automatically.", inApp: true, email: true },
  "payment.failed": { about: "A payment has failed.", inApp: true, email: true },
  "payment.disputed": { about: "A payment is disputed, or a dispute has ended.", inApp: true, email: true },
  "payment.refunded": {
    about: "A payment was refunded, or a refund has failed.",
    inApp: true,
    email: true,
  },
  "plan.ended": { about: "The plan has ended.", inApp: true, email: true },
  "request.finished": { about: "A Request has ended.", inApp: false, email: false },
  "ticket.replied": { about: "Support has answered a ticket.", inApp: true, email: true },
  "abuse.reported": { about: "A service was reported for abuse.", inApp: true, email: true },
  "abuse.decided": {
    about: "A report of abuse was decided on: a quarantine, its release, an appeal, an end.",
    inApp: true,
    email: true,
  },
  "webhook.disabled": {
    about: "A webhook endpoint failed for days and was switched off.",
    inApp: true,
    email: true,
  },
} as const satisfies Record<string, Channels & { about: string }>;

export type NotificationKind = keyof typeof NOTIFICATION_KINDS;
export const KIND_NAMES = Object.keys(NOTIFICATION_KINDS) as NotificationKind[];

export function isNotificationKind(kind: string): kind is NotificationKind {
  return Object.hasOwn(NOTIFICATION_KINDS, kind);
}

/** Where an account is notified of things of this kind. */
export function channelsOf(kind: NotificationKind, settings: NotificationSettingsDoc | null): Channels {
  const { inApp, email } = NOTIFICATION_KINDS[kind];
  return { inApp, email, ...settings?.channels[kind.replaceAll(".", ":")] };
}
