import { useState } from "react";
import { useAction } from "../../data/use-action.ts";
import {
  SecondFactorStartDocument,
  SecondFactorTurnOnDocument,
  type SecondFactorStartMutation,
} from "../../generated/second-factor.ts";
import { DialogForm } from "../../parts/form/dialog-form.tsx";
import { PasswordField } from "../../parts/proof/password-field.tsx";
import { CodeField } from "../../parts/proof/use-code.tsx";
import { CopyText } from "../../parts/secret/secret-once.tsx";
import { useWords } from "../../words/language.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";

type Enrolment = NonNullable<SecondFactorStartMutation["secondFactorBegin"]>;

/** Three steps: the password, the first code of the app, the recovery codes. */
export function TurnOn({ onClose }: { onClose: () => void }) {
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} onDone={onClose} />;
  return enrolment ? (
    <FirstCode enrolment={enrolment} onClose={onClose} onDone={setCodes} />
  ) : (
    <Start onClose={onClose} onDone={setEnrolment} />
  );
}

function Start({ onClose, onDone }: { onClose: () => void; onDone: (enrolment: Enrolment) => void }) {
  const { words } = useWords();
  const { run, isBusy, problem } = useAction(SecondFactorStartDocument);
  const [password, setPassword] = useState("");
  const send = async () => {
    const { data } = await run({ password });
    if (data?.secondFactorBegin) onDone(data.secondFactorBegin);
  };
  return (
    <DialogForm
      action={words.secondFactor.next}
      onSubmit={send}
      onClose={onClose}
      isBusy={isBusy}
      problem={problem}
    >
      <PasswordField value={password} onChange={setPassword} />
    </DialogForm>
  );
}

interface FirstCodeProps {
  enrolment: Enrolment;
  onClose: () => void;
  onDone: (recoveryCodes: readonly string[]) => void;
}

function FirstCode({ enrolment: { secret, qrSvg, qrText }, onClose, onDone }: FirstCodeProps) {
  const { words } = useWords();
  const { secondFactor } = words;
  const { run, isBusy, problem } = useAction(SecondFactorTurnOnDocument);
  const [code, setCode] = useState("");
  const [isText, setText] = useState(false);
  const send = async () => {
    const { data } = await run({ code: code.trim() });
    if (data?.secondFactorConfirm) onDone(data.secondFactorConfirm.recoveryCodes);
  };
  return (
    <DialogForm
      action={secondFactor.turnOn}
      onSubmit={send}
      onClose={onClose}
      isBusy={isBusy}
      problem={problem}
    >
      <p>{secondFactor.scan}</p>
      <div className="grid justify-items-center gap-2">
        {isText ? (
          <pre
            aria-label={secondFactor.qr}
            className="rounded-md bg-[#fff] p-2 font-mono text-[0.5rem] leading-none text-[#000]"
          >
            {qrText}
          </pre>
        ) : (
          <img
            src={`data:image/svg+xml,${encodeURIComponent(qrSvg)}`}
            alt={secondFactor.qr}
            className="size-48 rounded-md bg-[#fff] p-2"
          />
        )}
        <button
          type="button"
          className="text-xs text-accent hover:underline"
          onClick={() => setText(!isText)}
        >
          {isText ? secondFactor.asImage : secondFactor.asText}
        </button>
      </div>
      <CopyText label={secondFactor.secret} text={secret} />
      <CodeField value={code} onChange={setCode} help={secondFactor.firstCodeHelp} />
    </DialogForm>
  );
}
