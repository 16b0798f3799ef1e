import { useState } from "react";
import { useAction } from "../../data/use-action.ts";
import { ApiKeyEndDocument } from "../../generated/api-key.ts";
import { ConfirmByName } from "../../parts/confirm-by-name/confirm-by-name.tsx";
import { CheckField } from "../../parts/form/check-field.tsx";
import { say } from "../../parts/ui/say.ts";
import { useWords } from "../../words/language.ts";
import { descendantsOf, type ApiKey } from "./family.ts";

interface RevokeDialogProps {
  apiKey: ApiKey;
  all: readonly ApiKey[];
  onClose: () => void;
  onEnded: () => void;
}

/** Revokes a key for good, with those that it made unless they are to stay. */
export function RevokeDialog({ apiKey, all, onClose, onEnded }: RevokeDialogProps) {
  const { words } = useWords();
  const { run, isBusy, problem } = useAction(ApiKeyEndDocument);
  const [isCascade, setCascade] = useState(true);
  const family = descendantsOf(apiKey.id, all);
  const end = async () => {
    const { data } = await run({ id: apiKey.id, cascade: isCascade });
    if (!data) return;
    const more = isCascade ? (data.apiKeyRevoke?.descendants.length ?? 0) : 0;
    say({ title: words.apiKey.ended(apiKey.label, more) });
    onEnded();
  };
  return (
    <ConfirmByName
      isOpen
      onClose={onClose}
      title={words.apiKey.revokeOf(apiKey.label)}
      hint={words.apiKey.revokeHint}
      name={apiKey.label}
      action={words.apiKey.revoke}
      onConfirm={() => void end()}
      isBusy={isBusy}
      problem={problem}
    >
      {family.length > 0 && (
        <CheckField
          label={words.apiKey.cascade(family.length)}
          help={family.map(({ label }) => label).join(", ")}
          checked={isCascade}
          onChange={setCascade}
        />
      )}
    </ConfirmByName>
  );
}
