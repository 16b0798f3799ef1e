import type { Store } from "../../store/store.ts";
import { addressOfAccount } from "../../store/session/sessions.store.ts";
import type { MailService } from "../mail/mail.service.ts";
import { hasRoom } from "../take-rate.ts";
import type { Outlet } from "./notification.service.ts";

interface MailOutletDeps {
  store: Store;
  mails: Pick<MailService, "promise">;
  /** Of the gateway, whose page of settings a mail leads to. */
  publicUrl: () => string;
}

/** Mails notifications to the owner of an account, once each; an account that nobody has signed up for gets none. */
export function mailOutlet({ store, mails, publicUrl }: MailOutletDeps): Outlet {
  return async ({ _id, accountId, kind, subject, message, isMailed, createdAt }) => {
    if (!isMailed) return;
    const to = await addressOfAccount(store, accountId);
    if (to === null) return;
    // Of these an account can have as many as it makes Requests.
    if (kind === "request.finished") {
      const one = { token: _id, now: createdAt };
      if (!(await hasRoom(store, "newsMail", accountId, one))) return;
    }
    const text = `${message}\n\nWhere you are notified of what: ${publicUrl()}/dashboard/notifications?show=settings\n\nPrograms: quarry notifications settings, or /v1/notifications/settings.\n`;
    await mails.promise({ key: `notification:${_id}`, accountId, to, subject, text });
  };
}
