import { useState } from "react";
import type { TypedDocument } from "../../data/typed-document.ts";
import { useAction } from "../../data/use-action.ts";
import { DialogForm } from "../../parts/form/dialog-form.tsx";
import { PasswordField } from "../../parts/proof/password-field.tsx";
import { CodeField } from "../../parts/proof/use-code.tsx";

interface ProofFormProps<Data> {
  /** What takes a password and a code. */
  document: TypedDocument<Data, { password: string; code: string }>;
  action: string;
  isDanger?: boolean;
  onClose: () => void;
  onDone: (data: Data) => void;
}

/** Asks for the password and a code, and does what they are for. */
export function ProofForm<Data>({
  document,
  action,
  isDanger = false,
  onClose,
  onDone,
}: ProofFormProps<Data>) {
  const { run, isBusy, problem } = useAction(document);
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const send = async () => {
    const { data } = await run({ password, code: code.trim() });
    if (data !== undefined) onDone(data);
  };
  return (
    <DialogForm
      action={action}
      isDanger={isDanger}
      onSubmit={send}
      onClose={onClose}
      isBusy={isBusy}
      problem={problem}
    >
      <PasswordField value={password} onChange={setPassword} />
      <CodeField value={code} onChange={setCode} />
    </DialogForm>
  );
}
