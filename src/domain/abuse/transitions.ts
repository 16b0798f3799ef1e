import type { AbuseAction, AbuseStatus } from "../../store/abuse/abuse-documents.ts";

/** Where a report stands: its status, and for one that is appealed whether the quarantine holds meanwhile. */
export type Situation = Exclude<AbuseStatus, "appealed"> | "appealed_in_quarantine" | "appealed_released";

/** `back`: to `owner_notified` where the owner was ever told, else to `triaged`. `same`: a step that only notes something. */
type To = AbuseStatus | "back" | "same";

/** What else has to hold. */
export type Condition = "is_urgent" | "may_notify" | "had_quarantine";

export interface Step {
  to: To;
  /** Whether the quarantine holds afterwards; as before without it. */
  quarantine?: boolean;
  if?: Condition;
}

/** Why not. */
export type Refusal =
  | "triage_first"
  | "release_first"
  | "already_quarantined"
  | "not_quarantined"
  | "appeal_pending"
  | "closed"
  | "nothing_to_appeal";

/** What each action does in each situation: the only place that says so. */
export const TRANSITIONS: Readonly<Record<Situation, Readonly<Record<AbuseAction, Step | Refusal>>>> = {
  open: {
    triage: { to: "triaged" },
    notify_owner: "triage_first",
    quarantine: { to: "quarantined", quarantine: true, if: "is_urgent" },
    release: "not_quarantined",
    resolve: "triage_first",
    reject: { to: "rejected" },
    appeal: "nothing_to_appeal",
  },
  triaged: {
    triage: { to: "same" },
    notify_owner: { to: "owner_notified", if: "may_notify" },
    quarantine: { to: "quarantined", quarantine: true },
    release: "not_quarantined",
    resolve: { to: "resolved" },
    reject: { to: "rejected" },
    appeal: { to: "appealed" },
  },
  owner_notified: {
    triage: { to: "same" },
    notify_owner: { to: "same", if: "may_notify" },
    quarantine: { to: "quarantined", quarantine: true },
    release: "not_quarantined",
    resolve: { to: "resolved" },
    reject: { to: "rejected" },
    appeal: { to: "appealed" },
  },
  quarantined: {
    triage: "already_quarantined",
    notify_owner: { to: "same", if: "may_notify" },
    quarantine: "already_quarantined",
    release: { to: "back", quarantine: false },
    resolve: "release_first",
    reject: { to: "rejected", quarantine: false },
    appeal: { to: "appealed" },
  },
  // To triage an appeal is to deny it.
  appealed_in_quarantine: {
    triage: { to: "quarantined" },
    notify_owner: { to: "same", if: "may_notify" },
    quarantine: "already_quarantined",
    release: { to: "back", quarantine: false },
    resolve: { to: "resolved", quarantine: false },
    reject: { to: "rejected", quarantine: false },
    appeal: "appeal_pending",
  },
  appealed_released: {
    triage: { to: "back" },
    notify_owner: { to: "same", if: "may_notify" },
    quarantine: { to: "quarantined", quarantine: true },
    release: "not_quarantined",
    resolve: { to: "resolved" },
    reject: { to: "rejected" },
    appeal: "appeal_pending",
  },
  resolved: {
    triage: "closed",
    notify_owner: "closed",
    quarantine: "closed",
    release: "closed",
    resolve: "closed",
    reject: "closed",
    appeal: { to: "appealed", if: "had_quarantine" },
  },
  rejected: {
    triage: { to: "triaged" },
    notify_owner: "closed",
    quarantine: "closed",
    release: "closed",
    resolve: "closed",
    reject: "closed",
    appeal: "nothing_to_appeal",
  },
};

export function situationOf({
  status,
  quarantine,
}: {
  status: AbuseStatus;
  quarantine: object | null;
}): Situation {
  if (status !== "appealed") return status;
  return quarantine === null ? "appealed_released" : "appealed_in_quarantine";
}
