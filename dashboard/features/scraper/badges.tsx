import { Badge, type Tone } from "../../parts/ui/badge.tsx";
import type { OperationAvailability, SourceStatus } from "../../generated/scraper.ts";
import { useWords } from "../../words/language.ts";

const STATUS_TONES: Record<SourceStatus, Tone> = {
  READY: "good",
  DEGRADED: "warn",
  BLOCKED: "bad",
  CHANGED: "bad",
  DISABLED: "quiet",
  NOT_IMPLEMENTED: "quiet",
};
const AVAILABILITY_TONES: Record<OperationAvailability, Tone> = {
  FULL: "good",
  PARTIAL: "warn",
  NOT_PUBLIC: "quiet",
};

export function StatusBadge({ status }: { status: SourceStatus }) {
  const { words } = useWords();
  return <Badge tone={STATUS_TONES[status]}>{words.scraper.status[status]}</Badge>;
}

export function AvailabilityBadge({ availability }: { availability: OperationAvailability }) {
  const { words } = useWords();
  return <Badge tone={AVAILABILITY_TONES[availability]}>{words.scraper.availability[availability]}</Badge>;
}
