import type { WebhookListQuery } from "../../generated/webhook.ts";
import { Badge } from "../../parts/ui/badge.tsx";
import { useWords } from "../../words/language.ts";

export type Endpoint = WebhookListQuery["webhookEndpoints"][number];

/** Whether an endpoint is sent to, and accepts what it is sent. */
export function StateBadge({ endpoint }: { endpoint: Endpoint }) {
  const { words } = useWords();
  const { isEnabled, failingSince, disabledReason } = endpoint;
  if (!isEnabled)
    return (
      <Badge tone={disabledReason === "OWNER" ? "quiet" : "bad"}>
        {words.webhook.disabled[disabledReason ?? "OWNER"]}
      </Badge>
    );
  if (failingSince !== null) return <Badge tone="warn">{words.webhook.failing}</Badge>;
  return <Badge tone="good">{words.webhook.on}</Badge>;
}
