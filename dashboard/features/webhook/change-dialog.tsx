import { useState } from "react";
import { useAction } from "../../data/use-action.ts";
import { WebhookChangeDocument } from "../../generated/webhook.ts";
import { DialogForm } from "../../parts/form/dialog-form.tsx";
import { Dialog } from "../../parts/ui/dialog.tsx";
import { useWords } from "../../words/language.ts";
import { EndpointFields, inputOf, type Draft } from "./endpoint-fields.tsx";
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
  const [draft, setDraft] = useState<Draft>({
    ...{ url, description, topics },
    includeRecords: String(includeRecords),
  });
  const save = async () => {
    const { data } = await run({ id, input: inputOf(draft) });
    if (data) onChanged();
  };
  return (
    <Dialog isOpen onClose={onClose} title={words.webhook.change} className="max-w-xl">
      <DialogForm
        action={words.webhook.save}
        onSubmit={save}
        onClose={onClose}
        isBusy={isBusy}
        disabled={draft.topics.length === 0}
        problem={problem}
      >
        <EndpointFields draft={draft} onChange={setDraft} problem={problem} />
      </DialogForm>
    </Dialog>
  );
}
