import { useAction } from "../../data/use-action.ts";
import { WebhookChangeDocument } from "../../generated/webhook.ts";
import { Dialog } from "../../parts/ui/dialog.tsx";
import { useWords } from "../../words/language.ts";
import type { Draft } from "./endpoint-fields.tsx";
import { EndpointForm } from "./endpoint-form.tsx";
import type { Endpoint } from "./state-badge.tsx";

interface ChangeDialogProps {
  endpoint: Endpoint;
  onClose: () => void;
  onChanged: () => void;
}

export function ChangeDialog({ endpoint, onClose, onChanged }: ChangeDialogProps) {
  const { words } = useWords();
  const { run, isBusy, problem } = useAction(WebhookChangeDocument);
  const { id, url, description, topics, includeRecords } = endpoint;
  const first: Draft = { url, description, topics, includeRecords: String(includeRecords) };
  return (
    <Dialog isOpen onClose={onClose} title={words.webhook.change} className="max-w-xl">
      <EndpointForm
        first={first}
        action={words.webhook.save}
        send={async (input) => {
          const { data } = await run({ id, input });
          if (data) onChanged();
        }}
        onClose={onClose}
        isBusy={isBusy}
        problem={problem}
      />
    </Dialog>
  );
}
