import type { TicketSeverity, TicketStatus } from "../../generated/operator.ts";
import { Badge, type Tone } from "../../parts/ui/badge.tsx";
import { useWords } from "../../words/language.ts";

const STATUS_TONES: Record<TicketStatus, Tone> = {
  OPEN: "warn",
  WAITING_ON_CUSTOMER: "accent",
  RESOLVED: "good",
};
const SEVERITY_TONES: Record<TicketSeverity, Tone> = {
  LOW: "quiet",
  NORMAL: "quiet",
  HIGH: "warn",
  URGENT: "bad",
};

/** Whose turn it is, as an operator sees it. */
export function StatusBadge({ status }: { status: TicketStatus }) {
  const { words } = useWords();
  return <Badge tone={STATUS_TONES[status]}>{words.operator.tickets.status[status]}</Badge>;
}

export function SeverityBadge({ severity }: { severity: TicketSeverity }) {
  const { words } = useWords();
  return <Badge tone={SEVERITY_TONES[severity]}>{words.ticket.options.severity[severity]}</Badge>;
}
