import { SecretOnce } from "../../parts/secret/secret-once.tsx";
import { Button } from "../../parts/ui/button.tsx";
import { useWords } from "../../words/language.ts";

/** What deliveries are signed with, this once. */
export function NewSecret({ secret, onDone }: { secret: string; onDone: () => void }) {
  const { words } = useWords();
  return (
    <div className="grid gap-4">
      <SecretOnce label={words.webhook.secret} secret={secret} />
      <p className="text-quiet">{words.webhook.secretHint}</p>
      <div className="flex justify-end">
        <Button look="main" onClick={onDone}>
          {words.secretOnce.done}
        </Button>
      </div>
    </div>
  );
}
