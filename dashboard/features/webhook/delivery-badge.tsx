import type { WebhookDeliveryStatus } from "../../generated/webhook.ts";
import { Badge, type Tone } from "../../parts/ui/badge.tsx";
import { useWords } from "../../words/language.ts";

const TONES: Record<WebhookDeliveryStatus, Tone> = { DELIVERED: "good", FAILED: "bad", PENDING: "accent" };

export function DeliveryBadge({ status }: { status: WebhookDeliveryStatus }) {
  const { words } = useWords();
  return (
    <Badge tone={TONES[status]} isLive={status === "PENDING"}>
      {words.webhook.status[status]}
    </Badge>
  );
}
