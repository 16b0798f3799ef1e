import { useState } from "react";
import { useAction } from "../../data/use-action.ts";
import { AccountCloseDocument } from "../../generated/account.ts";
import { ConfirmByName } from "../../parts/confirm-by-name/confirm-by-name.tsx";
import { PasswordField } from "../../parts/proof/password-field.tsx";
import { useCode } from "../../parts/proof/use-code.tsx";
import { useWords } from "../../words/language.ts";

interface CloseDialogProps {
  isOpen: boolean;
  /** Of the account. */
  name: string;
  onClose: () => void;
  onClosed: (eraseAt: string) => void;
}

export function CloseDialog({ isOpen, name, onClose, onClosed }: CloseDialogProps) {
  const { words } = useWords();
  const { run, isBusy, problem } = useAction(AccountCloseDocument);
  const { code, codeField, otherProblem } = useCode(problem);
  const [password, setPassword] = useState("");
  const close = async () => {
    const { data } = await run({ password, code });
    if (data?.accountDelete) onClosed(data.accountDelete.eraseAt);
  };
  return (
    <ConfirmByName
      isOpen={isOpen}
      onClose={onClose}
      title={words.account.close}
      hint={words.account.closeHint}
      name={name}
      action={words.account.close}
      onConfirm={() => void close()}
      isBusy={isBusy}
      problem={otherProblem}
    >
      <PasswordField value={password} onChange={setPassword} />
      {codeField}
    </ConfirmByName>
  );
}
