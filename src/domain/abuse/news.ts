import type { Clock } from "../../kernel/clock.ts";
import type { AbuseEvent, AbuseReportDoc } from "../../store/abuse/abuse-documents.ts";
import { markStepTold, reportsWithUntold } from "../../store/abuse/abuse-reports.store.ts";
import { setQuarantine } from "../../store/service/services.store.ts";
import type { Store } from "../../store/store.ts";
import type { MailService } from "../mail/mail.service.ts";
import type { NotificationService } from "../notification/notification.service.ts";
import { announceService } from "../service/announce.ts";

/** Who stored a step does what follows from it for so long before a job does. */
const BEING_TOLD_MS = 5000;

export interface AbuseNewsDeps {
  store: Store;
  clock: Clock;
  notifications: Pick<NotificationService, "notify">;
  mails: Pick<MailService, "promise">;
  /** Where operators read of appeals; null where they look by themselves. */
  supportAddress: string | null;
}

/** What follows from the steps of reports: services are blocked or free again, and people are told. Safe to repeat. */
export class AbuseNews {
  readonly #deps: AbuseNewsDeps;

  constructor(deps: AbuseNewsDeps) {
    this.#deps = deps;
  }

  async tell(report: AbuseReportDoc): Promise<void> {
    for (const seq of report.untold) {
      const event = report.events[seq - 1];
      if (event !== undefined) await this.#tellStep(report, event);
      await markStepTold(this.#deps.store, report._id, seq);
    }
  }

  /** What a process stored and could not do before it died; for a job. */
  async tellRest(): Promise<void> {
    const before = new Date(this.#deps.clock.now().getTime() - BEING_TOLD_MS);
    for await (const report of reportsWithUntold(this.#deps.store, before)) await this.tell(report);
  }

  async #tellStep(report: AbuseReportDoc, event: AbuseEvent): Promise<void> {
    if (event.wasQuarantined !== event.isQuarantined) await this.#block(report);
    if (event.action === "appeal") await this.#mail(report, event);
    else await this.#notify(report, event);
  }

  /** As the report stands by now. */
  async #block({ _id, serviceId, accountId, category, quarantine, version }: AbuseReportDoc): Promise<void> {
    if (serviceId === null || accountId === null) return;
    const { store } = this.#deps;
    const path = quarantine?.path ?? null;
    await setQuarantine(store, serviceId, _id, { version, isActive: quarantine !== null, category, path });
    await announceService(this.#deps, { _id: serviceId, accountId }, "changed");
  }

  async #notify(report: AbuseReportDoc, event: AbuseEvent): Promise<void> {
    const { _id, accountId, targetUrl, category, mayNotify, releasedAt } = report;
    const isSeen = mayNotify || event.isQuarantined || releasedAt !== null;
    const words = whatOwnersRead(event);
    if (accountId === null || words === null || !isSeen) return;
    await this.#deps.notifications.notify({
      ...{ accountId, key: `abuse:${_id}:${event.seq}` },
      kind: event.action === "notify_owner" ? "abuse.reported" : "abuse.decided",
      subject: `${words} (${_id})`,
      message: `${targetUrl} was reported: ${category}.\n\n${event.note}\n\nTo answer: quarry abuse appeal ${_id}`,
      data: { reportId: _id, action: event.action, status: event.to, category, targetUrl },
    });
  }

  async #mail({ _id, targetUrl }: AbuseReportDoc, { seq, note }: AbuseEvent): Promise<void> {
    const { mails, supportAddress: to } = this.#deps;
    if (to === null) return;
    const text = `${targetUrl}\n\n${note}\n\nTo see it: quarry operator abuse show ${_id}\n`;
    await mails.promise({
      ...{ key: `abuse:${_id}:${seq}`, accountId: null, to },
      ...{ subject: `Appeal of ${_id}`, text },
    });
  }
}

/** Null for what is the operators' alone. */
function whatOwnersRead({ action, from, to, isQuarantined, wasQuarantined }: AbuseEvent): string | null {
  switch (action) {
    case "notify_owner":
      return "A service of yours was reported";
    case "quarantine":
      return "A service of yours is in quarantine";
    case "release":
      return "A quarantine of a service of yours is over";
    case "triage":
      return from === "appealed" ? "Your appeal was denied" : null;
    case "resolve":
    case "reject":
      return wasQuarantined && !isQuarantined
        ? `A report is ${to}, and the quarantine is over`
        : `A report of a service of yours is ${to}`;
    case "appeal":
      return null;
  }
}
