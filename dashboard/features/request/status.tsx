import { Badge, type Tone } from "../../parts/ui/badge.tsx";
import type { RequestStatus } from "../../generated/request.ts";
import { useWords } from "../../words/language.ts";

const TONES: Record<RequestStatus, Tone> = {
  QUEUED: "quiet",
  RUNNING: "accent",
  CANCELLING: "warn",
  SUCCEEDED: "good",
  PARTIAL: "warn",
  FAILED: "bad",
  CANCELLED: "quiet",
};
const ACTIVE: readonly RequestStatus[] = ["QUEUED", "RUNNING", "CANCELLING"];

export function isActive(status: RequestStatus): boolean {
  return ACTIVE.includes(status);
}

export function StatusBadge({ status }: { status: RequestStatus }) {
  const { words } = useWords();
  return (
    <Badge tone={TONES[status]} isLive={status === "RUNNING" || status === "CANCELLING"}>
      {words.request.status[status]}
    </Badge>
  );
}
