import { AppError } from "../../errors/app-error.ts";
import {
  ABUSE_ACTIONS,
  type AbuseAction,
  type AbuseReportDoc,
  type AbuseStatus,
} from "../../store/abuse/abuse-documents.ts";
import { situationOf, TRANSITIONS, type Condition, type Refusal } from "./transitions.ts";

/** A decision on a quarantine can be appealed for so long. */
const APPEAL_MS = 183 * 86_400_000;
/** The first one, and one more after a denial. */
const MOST_APPEALS = 2;

type Facts = Pick<
  AbuseReportDoc,
  "status" | "quarantine" | "severity" | "mayNotify" | "notifiedAt" | "releasedAt" | "appeals"
>;

/** What a report is after an action. */
export interface Decided {
  status: AbuseStatus;
  isQuarantined: boolean;
}

type Why = Refusal | "not_urgent" | "notification_not_allowed" | "nothing_to_appeal" | "no_more_appeals";

/** Throws `invalid_transition`, which says what is allowed. */
export function decided(report: Facts, action: AbuseAction, now: Date): Decided {
  const outcome = outcomeOf(report, action, now);
  if (typeof outcome === "string") throw refused(report, action, outcome, now);
  return outcome;
}

/** What may be done with a report: by operators, or by its owner. */
export function allowedActions(report: Facts, by: "operator" | "owner", now: Date): AbuseAction[] {
  return ABUSE_ACTIONS.filter(
    (action) =>
      (action === "appeal") === (by === "owner") && typeof outcomeOf(report, action, now) !== "string",
  );
}

function outcomeOf(report: Facts, action: AbuseAction, now: Date): Decided | Why {
  const step = TRANSITIONS[situationOf(report)][action];
  if (typeof step === "string") return step;
  const lacking = step.if && lacks(report, step.if, now);
  if (lacking) return lacking;
  if (action === "appeal" && report.appeals.length >= MOST_APPEALS) return "no_more_appeals";
  const status = step.to === "same" ? report.status : step.to === "back" ? statusBefore(report) : step.to;
  return { status, isQuarantined: step.quarantine ?? report.quarantine !== null };
}

const statusBefore = ({ notifiedAt }: Facts): AbuseStatus =>
  notifiedAt === null ? "triaged" : "owner_notified";

function lacks(report: Facts, condition: Condition, now: Date): Why | null {
  switch (condition) {
    case "is_urgent":
      return report.severity === "urgent" ? null : "not_urgent";
    case "may_notify":
      return report.mayNotify ? null : "notification_not_allowed";
    case "had_quarantine": {
      const { releasedAt } = report;
      const isRecent = releasedAt !== null && now.getTime() - releasedAt.getTime() <= APPEAL_MS;
      return isRecent ? null : "nothing_to_appeal";
    }
  }
}

const REASONS: Readonly<Record<Why, string>> = {
  triage_first: "It was not triaged yet, which keeps the evidence.",
  release_first: "It is in quarantine: release it first.",
  already_quarantined: "It is in quarantine already.",
  not_quarantined: "It is not in quarantine.",
  not_urgent: "Only an urgent report goes into quarantine before it was triaged.",
  appeal_pending: "Its appeal is not decided yet.",
  closed: "It is closed.",
  nothing_to_appeal: "There is nothing to appeal.",
  no_more_appeals: "It was appealed as often as it can be.",
  notification_not_allowed:
    "Its owner may not be told of it: triage it with `mayNotify` where the law allows it now.",
};

function refused(report: Facts, action: AbuseAction, reason: Why, now: Date): AppError {
  const allowed = allowedActions(report, action === "appeal" ? "owner" : "operator", now);
  const may = allowed.length === 0 ? "Nothing is allowed now." : `Allowed now: ${allowed.join(", ")}.`;
  return new AppError("invalid_transition", {
    message: `A report that is ${report.status} refuses ${action}: ${REASONS[reason]} ${may}`,
    facts: { reason, status: report.status, allowed },
  });
}
