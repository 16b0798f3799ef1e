import { AppError } from "../../errors/app-error.ts";
import type { Clock } from "../../kernel/clock.ts";
import type {
  AbuseAction,
  AbuseReportDoc,
  AbuseSeverity,
  AbuseStatus,
} from "../../store/abuse/abuse-documents.ts";
import { addStep, findAbuseReport, listAbuseReports } from "../../store/abuse/abuse-reports.store.ts";
import type { Store } from "../../store/store.ts";
import type { Caller } from "../access/caller.ts";
import { newestPage, type AskedPage, type FoundPage } from "../keyset-page.ts";
import { takeRate } from "../take-rate.ts";
import { decided, type Decided } from "./decide.ts";
import { chained } from "./history.ts";
import type { AbuseNews } from "./news.ts";
import { preserved } from "./preserve.ts";
import { checkedAppeal, checkedDecision, type NewAppeal } from "./report-input.ts";

/** A report has at most so many steps. */
const MOST_STEPS = 500;

/** Steps before which what is served is written down. */
const PRESERVES: ReadonlySet<AbuseAction> = new Set(["triage", "quarantine", "release"]);

export interface ModerationDeps {
  store: Store;
  clock: Clock;
  news: AbuseNews;
}

/** What an operator says with an action. */
export interface Decision {
  action: Exclude<AbuseAction, "appeal">;
  note: string;
  /** What is quarantined: null for the whole service. */
  path?: string | null;
  /** With a triage: whether its owner may be told from now on. */
  mayNotify?: boolean | null;
}

export interface AskedReports extends AskedPage {
  status: AbuseStatus | null;
  severity: AbuseSeverity | null;
}

/** Whose reports: those of services of an account, or for operators with null those of all. */
type Whose = string | null;

/** What becomes of reports of abuse. */
export class AbuseModeration {
  readonly #deps: ModerationDeps;

  constructor(deps: ModerationDeps) {
    this.#deps = deps;
  }

  /** Newest first. */
  list(whose: Whose, { status, severity, ...page }: AskedReports): Promise<FoundPage<AbuseReportDoc>> {
    return newestPage("abuseReport", page, (cut) =>
      listAbuseReports(this.#deps.store, whose, { ...cut, status, severity }),
    );
  }

  /** Throws `not_found`, also for one that its owner may not be told of. */
  async get(whose: Whose, id: string): Promise<AbuseReportDoc> {
    const found = await findAbuseReport(this.#deps.store, whose, id);
    if (found === null) throw new AppError("not_found", { message: "There is no such report of abuse." });
    return found;
  }

  /**
   * What an operator decides. Throws `not_found`, `invalid_input`, `invalid_transition` that says what is allowed, and `stale` where
   * somebody else decided meanwhile; then nothing has changed.
   */
  async decide(
    operator: Pick<Caller, "credential">,
    id: string,
    { action, mayNotify = null, ...given }: Decision,
  ): Promise<AbuseReportDoc> {
    const { note, path } = checkedDecision({ note: given.note, path: given.path ?? null });
    const report = await this.get(null, id);
    const now = this.#deps.clock.now();
    const after = decided(report, action, now);
    const actor = operator.credential.id;
    const set: Partial<AbuseReportDoc> = {};
    if (action === "quarantine") set.quarantine = { path, since: now, by: actor };
    if (report.quarantine !== null && !after.isQuarantined) {
      set.quarantine = null;
      set.releasedAt = now;
    }
    if (action === "notify_owner") set.notifiedAt = report.notifiedAt ?? now;
    if (action === "triage" && mayNotify !== null) set.mayNotify = mayNotify;
    if (report.status === "appealed" && after.status !== "appealed")
      set.appeals = report.appeals.map((appeal) =>
        appeal.decidedBySeq === null
          ? {
              ...appeal,
              decidedBySeq: report.version + 1,
              isGranted: action !== "triage" && action !== "quarantine",
            }
          : appeal,
      );
    return this.#step(report, { action, note, actor, now, after }, set);
  }

  /** What the owner says. Throws as `decide` does, and `rate_limited`. */
  async appeal(accountId: string, id: string, given: NewAppeal): Promise<AbuseReportDoc> {
    const { store, clock } = this.#deps;
    const report = await this.get(accountId, id);
    const now = clock.now();
    const after = decided(report, "appeal", now);
    const { remediation, evidence } = checkedAppeal(given, report);
    await takeRate(store, "abuseAppeal", accountId, now);
    const appeal = { at: now, remediation, evidence, decidedBySeq: null, isGranted: null };
    const set = { appeals: [...report.appeals, appeal] };
    return this.#step(report, { action: "appeal", note: remediation, actor: "owner", now, after }, set);
  }

  async #step(
    report: AbuseReportDoc,
    {
      after,
      now: at,
      ...said
    }: { action: AbuseAction; note: string; actor: string; now: Date; after: Decided },
    set: Partial<AbuseReportDoc>,
  ): Promise<AbuseReportDoc> {
    const { store, news } = this.#deps;
    const seq = report.version + 1;
    if (seq > MOST_STEPS)
      throw new AppError("invalid_input", { message: `A report has at most ${MOST_STEPS} steps.` });
    const event = chained(report, {
      ...{ ...said, seq, at, from: report.status, to: after.status },
      ...{ wasQuarantined: report.quarantine !== null, isQuarantined: after.isQuarantined },
    });
    const kept = PRESERVES.has(said.action) ? await preserved(store, report, { at, seq }) : null;
    const stored = await addStep(store, report, event, {
      set: { ...set, status: after.status },
      ...(kept && { push: { preserved: kept } }),
    });
    if (stored === null) throw new AppError("stale");
    // What fails now a job does.
    await news.tell(stored).catch(() => undefined);
    return stored;
  }
}
