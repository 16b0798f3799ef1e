import { UNDO_DAYS } from "../../kinds/service.ts";
import type { DeploymentDoc } from "../../store/deployment/deployment-documents.ts";
import {
  CAPABILITIES,
  type Capability,
  type ServiceDoc,
  type ServiceManifest,
} from "../../store/service/service-documents.ts";

export type ServiceStatus = "empty" | "active" | "deleted";
export type ServiceKind = "empty" | "worker" | "static" | "worker_and_static";

/** What is served of it. */
export function serviceStatus({
  deletedAt,
  activeDeploymentId,
}: Pick<ServiceDoc, "deletedAt" | "activeDeploymentId">): ServiceStatus {
  if (deletedAt !== null) return "deleted";
  return activeDeploymentId === null ? "empty" : "active";
}

export function serviceKind(manifest: ServiceManifest | null): ServiceKind {
  if (manifest?.worker && manifest.static) return "worker_and_static";
  if (manifest?.worker) return "worker";
  return manifest?.static ? "static" : "empty";
}

/** Which capabilities the manifest that is served switches on, or does not. */
export function capabilitiesOf(manifest: ServiceManifest | null, isEnabled: boolean): Capability[] {
  return CAPABILITIES.filter((name) => (manifest?.capabilities[name] ?? false) === isEnabled);
}

export interface NextAction {
  /** A word for programs. */
  action: "restore" | "deploy" | "fix_deployment" | "wait" | "fix_secrets" | "apply_secrets" | "open";
  /** One sentence. */
  message: string;
  /** Of the command line; null where there is none. */
  command: string | null;
}

/** What to do next with a service, the most urgent first. */
export function nextActions(
  service: ServiceDoc,
  {
    newest,
    secrets,
    url,
  }: {
    newest: DeploymentDoc | null;
    secrets: { hasStaged: boolean; restartFailure: string | null };
    url: string | null;
  },
): NextAction[] {
  const { slug } = service;
  if (service.deletedAt !== null)
    return [
      {
        action: "restore",
        message: `It was deleted, and can be brought back for ${UNDO_DAYS} days.`,
        command: `quarry services restore ${slug}`,
      },
    ];
  const actions: NextAction[] = [];
  if (newest?.state === "failed")
    actions.push({
      action: "fix_deployment",
      message: newest.failure?.message ?? "",
      command: "quarry deploy",
    });
  if (newest?.state === "pending" || newest?.state === "checking")
    actions.push({
      action: "wait",
      message: `Deployment ${newest.n} is on its way.`,
      command: `quarry services show ${slug}`,
    });
  if (secrets.restartFailure !== null)
    actions.push({
      action: "fix_secrets",
      message: `The worker keeps the secrets that it had: with the changed ones it failed its check. ${secrets.restartFailure}`,
      command: `quarry env set <name> --service ${slug}`,
    });
  else if (secrets.hasStaged)
    actions.push({
      action: "apply_secrets",
      message:
        "Secrets are staged: the worker runs without them until it is deployed again, or they are applied.",
      command: `quarry env apply --service ${slug}`,
    });
  if (newest === null)
    actions.push({ action: "deploy", message: "Nothing is deployed yet.", command: "quarry deploy" });
  if (service.activeDeploymentId !== null && url !== null)
    actions.push({ action: "open", message: `It is served at ${url}.`, command: null });
  return actions;
}
