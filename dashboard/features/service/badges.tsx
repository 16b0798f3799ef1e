import type { DeploymentStatus, ServiceStatus } from "../../generated/service.ts";
import { Badge, type Tone } from "../../parts/ui/badge.tsx";
import { useWords } from "../../words/language.ts";

const STATUS: Record<ServiceStatus, Tone> = { ACTIVE: "good", EMPTY: "quiet", DELETED: "bad" };
const DEPLOYMENT: Record<DeploymentStatus, Tone> = {
  ACTIVE: "good",
  CHECKING: "accent",
  FAILED: "bad",
  PENDING: "accent",
  READY: "accent",
  SUPERSEDED: "quiet",
};
const SETTLED: readonly DeploymentStatus[] = ["ACTIVE", "SUPERSEDED", "FAILED"];

export function isSettled(status: DeploymentStatus): boolean {
  return SETTLED.includes(status);
}

export function ServiceBadge({ status }: { status: ServiceStatus }) {
  const { words } = useWords();
  return <Badge tone={STATUS[status]}>{words.service.statuses[status]}</Badge>;
}

export function DeploymentBadge({ status }: { status: DeploymentStatus }) {
  const { words } = useWords();
  return (
    <Badge tone={DEPLOYMENT[status]} isLive={!isSettled(status)}>
      {words.service.deploymentStatuses[status]}
    </Badge>
  );
}
