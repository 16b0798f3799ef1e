import type { DeploymentDoc } from "../../store/deployment/deployment-documents.ts";
import type { ServiceDoc } from "../../store/service/service-documents.ts";

export type ShownStatus = "pending" | "checking" | "ready" | "active" | "superseded" | "failed";

/** Where a deployment stands: which one is active its service says, and what was passed by a newer one follows from it. */
export function shownStatus(
  { _id, n, state }: Pick<DeploymentDoc, "_id" | "n" | "state">,
  { activeDeploymentId, switchedN }: Pick<ServiceDoc, "activeDeploymentId" | "switchedN">,
): ShownStatus {
  if (state !== "ready") return state;
  if (_id === activeDeploymentId) return "active";
  return n <= switchedN ? "superseded" : "ready";
}
