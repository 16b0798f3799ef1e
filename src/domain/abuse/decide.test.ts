import fc from "fast-check";
import { expect, it } from "vitest";
import type { AppError } from "../../errors/app-error.ts";
import {
  ABUSE_ACTIONS,
  type AbuseAction,
  type AbuseReportDoc,
  type AbuseStatus,
} from "../../store/abuse/abuse-documents.ts";
import { allowedActions, decided } from "./decide.ts";
import { chained, firstForged } from "./history.ts";
import { TRANSITIONS, type Situation } from "./transitions.ts";

const NOW = new Date("2026-11-27T12:00:00Z");
const DAY_MS = 86_400_000;

type Facts = Parameters<typeof decided>[0];
const report = (changes: Partial<Facts> = {}): Facts => ({
  ...{ status: "open", quarantine: null, severity: "normal", mayNotify: true, notifiedAt: null },
  ...{ releasedAt: null, appeals: [], ...changes },
});
const HELD = { path: null, since: NOW, by: "opr_1" };
const AT: Readonly<Record<Situation, Partial<Facts>>> = {
  open: {},
  triaged: { status: "triaged" },
  owner_notified: { status: "owner_notified", notifiedAt: NOW },
  quarantined: { status: "quarantined", quarantine: HELD },
  appealed_in_quarantine: { status: "appealed", quarantine: HELD },
  appealed_released: { status: "appealed" },
  resolved: { status: "resolved" },
  rejected: { status: "rejected" },
};

/** What each action answers in each situation, of a report that is neither urgent nor of an owner who was told: status and `q` for a quarantine, or why not. */
const EXPECTED: Readonly<Record<Situation, readonly string[]>> = {
  // triage, notify_owner, quarantine, release, resolve, reject, appeal
  open: [
    "triaged",
    "triage_first",
    "not_urgent",
    "not_quarantined",
    "triage_first",
    "rejected",
    "nothing_to_appeal",
  ],
  triaged: [
    "triaged",
    "owner_notified",
    "quarantined q",
    "not_quarantined",
    "resolved",
    "rejected",
    "appealed",
  ],
  owner_notified: [
    "owner_notified",
    "owner_notified",
    "quarantined q",
    "not_quarantined",
    "resolved",
    "rejected",
    "appealed",
  ],
  quarantined: [
    "already_quarantined",
    "quarantined q",
    "already_quarantined",
    "triaged",
    "release_first",
    "rejected",
    "appealed q",
  ],
  appealed_in_quarantine: [
    "quarantined q",
    "appealed q",
    "already_quarantined",
    "triaged",
    "resolved",
    "rejected",
    "appeal_pending",
  ],
  appealed_released: [
    "triaged",
    "appealed",
    "quarantined q",
    "not_quarantined",
    "resolved",
    "rejected",
    "appeal_pending",
  ],
  resolved: ["closed", "closed", "closed", "closed", "closed", "closed", "nothing_to_appeal"],
  rejected: ["triaged", "closed", "closed", "closed", "closed", "closed", "nothing_to_appeal"],
};

const said = (facts: Facts, action: AbuseAction): string => {
  try {
    const { status, isQuarantined } = decided(facts, action, NOW);
    return isQuarantined ? `${status} q` : status;
  } catch (error) {
    const { code, facts: why } = error as AppError;
    expect(code).toBe("invalid_transition");
    return String(why.reason);
  }
};

it.each(Object.entries(EXPECTED) as [Situation, readonly string[]][])(
  "answers every action to a report that is %s",
  (situation, expected) => {
    expect(ABUSE_ACTIONS.map((action) => said(report(AT[situation]), action))).toEqual(expected);
  },
);

it("lets urgent ones be quarantined before they were triaged", () => {
  expect(said(report({ severity: "urgent" }), "quarantine")).toBe("quarantined q");
});

it("tells no owner who may not be told, wherever the report stands", () => {
  const isTold = (Object.keys(AT) as Situation[]).filter((at) => {
    const step = TRANSITIONS[at].notify_owner;
    return (
      typeof step === "object" &&
      said(report({ ...AT[at], mayNotify: false }), "notify_owner") !== "notification_not_allowed"
    );
  });
  expect(isTold).toEqual([]);
});

it("goes back to where the owner knows of it, once one was told", () => {
  expect(said(report({ ...AT.quarantined, notifiedAt: NOW }), "release")).toBe("owner_notified");
});

it("takes an appeal of a quarantine that is over for half a year, and two of a report", () => {
  const after = (days: number) =>
    report({ status: "resolved", releasedAt: new Date(NOW.getTime() - days * DAY_MS) });
  expect([said(after(183), "appeal"), said(after(184), "appeal")]).toEqual(["appealed", "nothing_to_appeal"]);
  const appeal = { at: NOW, remediation: "Done.", evidence: null, decidedBySeq: 1, isGranted: false };
  const with2 = report({ ...AT.quarantined, appeals: [appeal, appeal] });
  expect(said(with2, "appeal")).toBe("no_more_appeals");
});

it("says what is allowed where it refuses", () => {
  const refused = (() => {
    try {
      return decided(report(), "resolve", NOW);
    } catch (error) {
      return error as AppError;
    }
  })();
  expect(refused).toMatchObject({
    facts: { status: "open", reason: "triage_first", allowed: ["triage", "reject"] },
  });
});

it("holds what must always hold, over walks of 10,000 steps", () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...ABUSE_ACTIONS), { minLength: 10_000, maxLength: 10_000 }),
      fc.constantFrom("normal" as const, "urgent" as const),
      (actions, severity) => {
        let facts = report({ severity });
        for (const action of actions) {
          const by = action === "appeal" ? "owner" : "operator";
          const isAllowed = allowedActions(facts, by, NOW).includes(action);
          const before = facts;
          try {
            const { status, isQuarantined } = decided(facts, action, NOW);
            expect(isAllowed).toBe(true);
            facts = stepped(before, action, status, isQuarantined);
          } catch (error) {
            expect((error as AppError).code).toBe("invalid_transition");
            expect(isAllowed).toBe(false);
          }
          const { status, quarantine } = facts;
          const mayHold: AbuseStatus[] = ["quarantined", "appealed"];
          expect(quarantine === null || mayHold.includes(status)).toBe(true);
          expect(status !== "quarantined" || quarantine !== null).toBe(true);
          // Only an operator ends a quarantine.
          if (action === "appeal") expect(quarantine).toEqual(before.quarantine);
        }
      },
    ),
    { numRuns: 3, seed: 31 },
  );
});

function stepped(before: Facts, action: AbuseAction, status: AbuseStatus, isQuarantined: boolean): Facts {
  const isReleased = before.quarantine !== null && !isQuarantined;
  return {
    ...before,
    status,
    quarantine: isQuarantined ? HELD : null,
    releasedAt: isReleased ? NOW : before.releasedAt,
    notifiedAt: action === "notify_owner" ? NOW : before.notifiedAt,
  };
}

it("sees a step that was changed, taken out, put elsewhere or cut off", () => {
  const events: AbuseReportDoc["events"] = [];
  const doc = { _id: "abr_1", events, version: 3 };
  for (const seq of [1, 2, 3])
    events.push(
      chained(doc, {
        ...{
          seq,
          at: NOW,
          actor: "opr_1",
          action: "triage",
          from: "open",
          to: "triaged",
          note: `Step ${seq}.`,
        },
        ...{ wasQuarantined: false, isQuarantined: false },
      }),
    );
  expect(firstForged(doc)).toBeNull();
  const [first, second, third] = events as [
    AbuseReportDoc["events"][0],
    AbuseReportDoc["events"][0],
    AbuseReportDoc["events"][0],
  ];
  expect(firstForged({ ...doc, events: [first, { ...second, note: "Other." }, third] })).toBe(2);
  expect(firstForged({ ...doc, events: [first, third] })).toBe(2);
  expect(firstForged({ ...doc, events: [first, second] })).toBe(3);
  expect(firstForged({ ...doc, _id: "abr_2" })).toBe(1);
});
