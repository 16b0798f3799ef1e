import { useNavigate } from "@tanstack/react-router";
import { useAction } from "../../data/use-action.ts";
import { WebhookEndDocument } from "../../generated/webhook.ts";
import { ConfirmByName } from "../../parts/confirm-by-name/confirm-by-name.tsx";
import { say } from "../../parts/ui/say.ts";
import { useWords } from "../../words/language.ts";
import type { Endpoint } from "./state-badge.tsx";

export function DeleteDialog({
  endpoint: { id, url },
  onClose,
}: {
  endpoint: Endpoint;
  onClose: () => void;
}) {
  const { words } = useWords();
  const navigate = useNavigate();
  const { run, isBusy, problem } = useAction(WebhookEndDocument);
  const { host } = new URL(url);
  const end = async () => {
    if (!(await run({ id })).data) return;
    say({ title: words.webhook.deleted(host) });
    await navigate({ to: "/webhooks" });
  };
  return (
    <ConfirmByName
      isOpen
      onClose={onClose}
      title={words.webhook.delete}
      hint={words.webhook.deleteHint}
      name={host}
      action={words.webhook.delete}
      onConfirm={() => void end()}
      isBusy={isBusy}
      problem={problem}
    />
  );
}
