import { allowedActions } from "../../domain/abuse/decide.ts";
import { firstForged } from "../../domain/abuse/history.ts";
import {
  operatorInstruction,
  ownerInstruction,
  REPORTER_INSTRUCTION,
} from "../../domain/abuse/instruction.ts";
import type { AbuseReceipt, AbuseReport, OperatorAbuseReport } from "../../schema/abuse/abuse.type.ts";
import type { AbuseEvent, AbuseReportDoc } from "../../store/abuse/abuse-documents.ts";
import type { Context } from "../context.ts";

type Ctx = Pick<Context, "face" | "services">;

export function presentReceipt(doc: AbuseReportDoc, statusUrl: string | null): AbuseReceipt {
  const { _id: id, status, severity, createdAt: receivedAt, updatedAt } = doc;
  return { id, status, severity, receivedAt, updatedAt, statusUrl, agentInstruction: REPORTER_INSTRUCTION };
}

/** As its owner sees it: not who reported, and not who decided. */
export function presentForOwner(doc: AbuseReportDoc, { face, services }: Ctx): AbuseReport {
  const now = services.clock.now();
  return {
    ...factsOf(doc),
    events: doc.events.map((event) => ({ ...event, note: isForOwner(event) ? event.note : null })),
    allowed: allowedActions(doc, "owner", now),
    agentInstruction: ownerInstruction(doc, face, now),
  };
}

export function presentForOperator(doc: AbuseReportDoc, { face, services }: Ctx): OperatorAbuseReport {
  const now = services.clock.now();
  const { accountId, reporterEmail, mayNotify, preserved, events } = doc;
  return {
    report: {
      ...factsOf(doc),
      allowed: allowedActions(doc, "operator", now),
      agentInstruction: operatorInstruction(doc, face, now),
    },
    ...{ accountId, reporterEmail, mayNotify, forgedSeq: firstForged(doc) },
    actors: events.map(({ actor }) => actor),
    preserved: preserved.map(({ at, accountId: owner, service, deployment }) => ({
      ...{ at, accountId: owner, serviceId: service.id, slug: service.slug },
      deploymentId: deployment?.id ?? null,
      workerSha256: deployment?.workerSha256 ?? null,
      filesSha256: deployment?.filesSha256 ?? null,
    })),
  };
}

/** What operators note while they look at a report is theirs; why they denied an appeal is not. */
function isForOwner({ action, from }: AbuseEvent): boolean {
  return action !== "triage" || from === "appealed";
}

function factsOf(doc: AbuseReportDoc): Omit<AbuseReport, "allowed" | "agentInstruction"> {
  const { _id: id, serviceId, targetUrl, targetPath, objectPath, category, severity, status } = doc;
  const { summary, details, evidence, quarantine, appeals, events, createdAt, updatedAt } = doc;
  return {
    ...{ id, serviceId, targetUrl, targetPath, objectPath, category, severity, status },
    ...{ summary, details, evidence, quarantine, appeals, events, receivedAt: createdAt, updatedAt },
  };
}
