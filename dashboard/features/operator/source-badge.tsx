import { Badge, type Tone } from "../../parts/ui/badge.tsx";
import type { SourceStatus } from "../../generated/operator.ts";
import { useWords } from "../../words/language.ts";

const TONES: Record<SourceStatus, Tone> = {
  READY: "good",
  DEGRADED: "warn",
  BLOCKED: "bad",
  CHANGED: "bad",
  DISABLED: "bad",
  NOT_IMPLEMENTED: "quiet",
};
/** The worst first. */
const ORDER: readonly SourceStatus[] = [
  "CHANGED",
  "BLOCKED",
  "DISABLED",
  "DEGRADED",
  "READY",
  "NOT_IMPLEMENTED",
];

export function SourceBadge({ status }: { status: SourceStatus }) {
  const { words } = useWords();
  return <Badge tone={TONES[status]}>{words.scraper.status[status]}</Badge>;
}

export function worstFirst<Source extends { status: SourceStatus }>(sources: readonly Source[]): Source[] {
  return sources.toSorted((one, other) => ORDER.indexOf(one.status) - ORDER.indexOf(other.status));
}
