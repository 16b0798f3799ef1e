import { AppError } from "../../errors/app-error.ts";
import type { Clock } from "../../kernel/clock.ts";
import { sha256 } from "../../kernel/hash.ts";
import { newSecretToken } from "../../kernel/secret-token.ts";
import { newId } from "../../kinds/ids.ts";
import type { AbuseReportDoc } from "../../store/abuse/abuse-documents.ts";
import { findReportByLink, insertAbuseReport } from "../../store/abuse/abuse-reports.store.ts";
import { rateId, RATES } from "../../store/rates.ts";
import { giveBack, takeOne } from "../../store/rolling-limit/rolling-limits.store.ts";
import type { Store } from "../../store/store.ts";
import type { MailService } from "../mail/mail.service.ts";
import { secondsToRoom } from "../take-rate.ts";
import { checkedReport, severityOf, type NewAbuseReport } from "./report-input.ts";
import { reportedService } from "./target.ts";

export interface IntakeDeps {
  store: Store;
  clock: Clock;
  mails: Pick<MailService, "promise">;
  /** Where operators read of reports; null where they look by themselves. */
  supportAddress: string | null;
  /** Of the gateway, where the page of a report is. */
  publicUrl: () => string;
  /** Below which services are served. */
  servicesDomain: string;
}

/** What who reported gets, once. */
export interface Receipt {
  report: AbuseReportDoc;
  /** Whoever has it sees how the report stands. */
  statusUrl: string;
}

/** Reports of abuse, by anybody. */
export class AbuseIntake {
  readonly #deps: IntakeDeps;

  constructor(deps: IntakeDeps) {
    this.#deps = deps;
  }

  /**
   * Stores a report. Answers alike whether or not what is reported is this server's. Throws `invalid_input`, and
   * `abuse_limit_reached` that says when there is room again; then nothing is stored and nothing counted.
   */
  async report(given: NewAbuseReport, address: string): Promise<Receipt> {
    const { store, clock, publicUrl, servicesDomain } = this.#deps;
    const said = checkedReport(given);
    const now = clock.now();
    const id = newId("abuseReport", now);
    await this.#take(said.reporterEmail, { address, token: id, now });
    const link = newSecretToken("abuse");
    const service = await reportedService(store, servicesDomain, said);
    const { serviceId: _, ...facts } = said;
    const report: AbuseReportDoc = {
      _id: id,
      ...{ accountId: service?.accountId ?? null, serviceId: service?._id ?? null },
      ...{ ...facts, severity: severityOf(said.category), status: "open", linkHash: sha256(link) },
      // Whoever is in danger may be whom the owner would go after.
      ...{ mayNotify: said.category !== "emergency_safety", notifiedAt: null },
      ...{ quarantine: null, releasedAt: null, preserved: [], appeals: [], events: [], untold: [] },
      ...{ version: 0, createdAt: now, updatedAt: now },
    };
    await insertAbuseReport(store, report);
    await this.#tell(report).catch(() => undefined);
    return { report, statusUrl: `${publicUrl()}/abuse/status/${link}` };
  }

  /** How a report stands, for who has its link; null where it is none. */
  receipt(link: string): Promise<AbuseReportDoc | null> {
    return findReportByLink(this.#deps.store, sha256(link));
  }

  /** Of its e-mail address and of the address of the client; where one has no room nothing is counted at the other. */
  async #take(email: string, { address, token, now }: { address: string; token: string; now: Date }) {
    const { store } = this.#deps;
    const [byAddress, byEmail] = [
      rateId("abuseAddress", sha256(address)),
      rateId("abuseReport", sha256(email)),
    ];
    const { windows: ofAddress } = RATES.abuseAddress;
    const first = await takeOne(store, byAddress, { token, now, windows: ofAddress });
    if (first !== null) throw limitReached("this address", secondsToRoom(first, ofAddress, now));
    const { windows } = RATES.abuseReport;
    const second = await takeOne(store, byEmail, { token, now, windows });
    if (second === null) return;
    await giveBack(store, byAddress, token);
    throw limitReached("this e-mail address", secondsToRoom(second, windows, now));
  }

  async #tell({ _id, severity, category, targetUrl, summary }: AbuseReportDoc): Promise<void> {
    const { mails, supportAddress: to } = this.#deps;
    if (to === null) return;
    const next = `To see it: quarry operator abuse show ${_id}`;
    const text = `${category}: ${targetUrl}\n\n${summary}\n\n${next}\n`;
    const subject = `[${severity}] abuse ${_id}`;
    await mails.promise({ key: `abuse:${_id}`, accountId: null, to, subject, text });
  }
}

function limitReached(who: string, retryAfterSeconds: number): AppError {
  return new AppError("abuse_limit_reached", {
    message: `As many reports came from ${who} as are taken for a while. Keep the evidence, and report again then.`,
    retryAfterSeconds,
  });
}
