import type { TicketSeverity, TicketStatus } from "../../generated/ticket.ts";
import { Badge, type Tone } from "../../parts/ui/badge.tsx";
import { useWords } from "../../words/language.ts";

const STATUS_TONES: Record<TicketStatus, Tone> = {
  OPEN: "accent",
  WAITING_ON_CUSTOMER: "warn",
  RESOLVED: "good",
};
const SEVERITY_TONES: Record<TicketSeverity, Tone> = {
  LOW: "quiet",
  NORMAL: "quiet",
  HIGH: "warn",
  URGENT: "bad",
};

export function StatusBadge({ status }: { status: TicketStatus }) {
  const { words } = useWords();
  return <Badge tone={STATUS_TONES[status]}>{words.ticket.status[status]}</Badge>;
}

export function SeverityBadge({ severity }: { severity: TicketSeverity }) {
  const { words } = useWords();
  return <Badge tone={SEVERITY_TONES[severity]}>{words.ticket.severity[severity]}</Badge>;
}
