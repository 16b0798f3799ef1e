import type { AbuseReportDoc } from "../../store/abuse/abuse-documents.ts";
import { allowedActions } from "./decide.ts";

/** One sentence for a program of the owner: what to do next about a report. */
export function ownerInstruction(report: AbuseReportDoc, face: "rest" | "graphql", now: Date): string {
  const { _id, status } = report;
  if (status === "appealed") return "Wait: operators decide on the appeal, and the account is notified then.";
  if (!allowedActions(report, "owner", now).includes("appeal")) return "Nothing is left to do.";
  const how =
    face === "rest"
      ? `POST /v1/abuse/reports/${_id}/appeal with what was done as \`remediation\``
      : "call abuseReportAppeal with what was done as `remediation`";
  return `Remove what was reported, keep evidence of that, and appeal: ${how}.`;
}

/** The same for operators. */
export function operatorInstruction(report: AbuseReportDoc, face: "rest" | "graphql", now: Date): string {
  const allowed = allowedActions(report, "operator", now);
  if (allowed.length === 0) return "Nothing is left to do.";
  const verbs = allowed.map((action) =>
    face === "rest" ? action.replace("_", "-") : `operatorAbuseReport${camel(action)}`,
  );
  return face === "rest"
    ? `Decide with a note: POST /v1/operator/abuse/reports/${report._id}/{${verbs.join(" | ")}}.`
    : `Decide with a note: ${verbs.join(", ")}.`;
}

/** For who has reported. */
export const REPORTER_INSTRUCTION =
  "Keep the evidence and `statusUrl`: it says how the report stands, and everyone who has it can see that.";

function camel(action: string): string {
  return action.replace(/(?:^|_)([a-z])/g, (_, first: string) => first.toUpperCase());
}
