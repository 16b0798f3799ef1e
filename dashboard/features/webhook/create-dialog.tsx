import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useAction } from "../../data/use-action.ts";
import { WebhookMakeDocument } from "../../generated/webhook.ts";
import { Dialog } from "../../parts/ui/dialog.tsx";
import { useWords } from "../../words/language.ts";
import type { Draft } from "./endpoint-fields.tsx";
import { EndpointForm } from "./endpoint-form.tsx";
import { NewSecret } from "./new-secret.tsx";

const NONE: Draft = { url: "", description: "", topics: ["request.finished"], includeRecords: "0" };

interface CreateDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onMade: () => void;
}

/** Makes an endpoint, shows its secret this once, and leads to it. */
export function CreateDialog({ isOpen, onClose, onMade }: CreateDialogProps) {
  const { words } = useWords();
  const navigate = useNavigate();
  const [made, setMade] = useState<{ id: string; secret: string } | null>(null);
  const close = () => {
    onClose();
    if (made) void navigate({ to: `/webhooks/${made.id}` });
    setMade(null);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={made ? words.webhook.made : words.webhook.create}
      className="max-w-xl"
    >
      {made ? (
        <NewSecret secret={made.secret} onDone={close} />
      ) : (
        <CreateForm
          onClose={close}
          onMade={(endpoint) => {
            setMade(endpoint);
            onMade();
          }}
        />
      )}
    </Dialog>
  );
}

interface CreateFormProps {
  onClose: () => void;
  onMade: (made: { id: string; secret: string }) => void;
}

function CreateForm({ onClose, onMade }: CreateFormProps) {
  const { words } = useWords();
  const { run, isBusy, problem } = useAction(WebhookMakeDocument);
  return (
    <EndpointForm
      first={NONE}
      action={words.webhook.create}
      send={async (input) => {
        const { data } = await run({ input });
        const created = data?.webhookEndpointCreate;
        if (created) onMade({ id: created.endpoint.id, secret: created.secret });
      }}
      onClose={onClose}
      isBusy={isBusy}
      problem={problem}
    />
  );
}
