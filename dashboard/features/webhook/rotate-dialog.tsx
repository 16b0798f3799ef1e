import { useState } from "react";
import { useAction } from "../../data/use-action.ts";
import { WebhookNewSecretDocument } from "../../generated/webhook.ts";
import { DialogForm } from "../../parts/form/dialog-form.tsx";
import { Dialog } from "../../parts/ui/dialog.tsx";
import { TextField } from "../../parts/ui/field.tsx";
import { useWords } from "../../words/language.ts";
import { NewSecret } from "./new-secret.tsx";

const USUAL_HOURS = "24";

/** Gives an endpoint a new secret; the old one signs as well for a while. */
export function RotateDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { words } = useWords();
  const { run, isBusy, problem } = useAction(WebhookNewSecretDocument);
  const [hours, setHours] = useState(USUAL_HOURS);
  const [secret, setSecret] = useState<string | null>(null);
  const rotate = async () => {
    const { data } = await run({ id, overlapHours: Number(hours) });
    setSecret(data?.webhookEndpointRotateSecret?.secret ?? null);
  };
  return (
    <Dialog isOpen onClose={onClose} title={words.webhook.rotate}>
      {secret === null ? (
        <DialogForm
          action={words.webhook.rotate}
          onSubmit={rotate}
          onClose={onClose}
          isBusy={isBusy}
          problem={problem}
        >
          <TextField
            label={words.webhook.overlap}
            help={words.webhook.overlapHelp}
            type="number"
            required
            min={0}
            max={168}
            value={hours}
            onChange={(event) => setHours(event.target.value)}
          />
        </DialogForm>
      ) : (
        <NewSecret secret={secret} onDone={onClose} />
      )}
    </Dialog>
  );
}
