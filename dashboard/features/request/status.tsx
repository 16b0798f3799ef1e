import type { RequestStatus } from "../../generated/request.ts";
import { ProgressBadge } from "../../parts/ui/progress-badge.tsx";
import { useWords } from "../../words/language.ts";

const ACTIVE: readonly RequestStatus[] = ["QUEUED", "RUNNING", "CANCELLING"];

export function isActive(status: RequestStatus): boolean {
  return ACTIVE.includes(status);
}

export function StatusBadge({ status }: { status: RequestStatus }) {
  const { words } = useWords();
  return <ProgressBadge state={status} names={words.request.status} />;
}
