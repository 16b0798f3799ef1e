import { useState } from "react";
import { useAction } from "../../data/use-action.ts";
import { AccountPasswordDocument } from "../../generated/account.ts";
import { Failed } from "../../parts/page/failed.tsx";
import { PasswordField } from "../../parts/proof/password-field.tsx";
import { useCode } from "../../parts/proof/use-code.tsx";
import { Button } from "../../parts/ui/button.tsx";
import { TextField } from "../../parts/ui/field.tsx";
import { say } from "../../parts/ui/say.ts";
import { useWords } from "../../words/language.ts";

/** A new form after each change, for nothing of the old one is right then. */
export function PasswordForm() {
  const [round, setRound] = useState(0);
  return <Form key={round} onDone={() => setRound(round + 1)} />;
}

function Form({ onDone }: { onDone: () => void }) {
  const { words } = useWords();
  const { run, isBusy, problem } = useAction(AccountPasswordDocument);
  const { code, codeField, otherProblem } = useCode(problem);
  const [current, setCurrent] = useState("");
  const [password, setPassword] = useState("");
  const send = async () => {
    const { data } = await run({ current, password, code });
    if (!data) return;
    say({
      title: words.account.passwordChanged,
      description: words.account.sessionsEnded(data.passwordChange?.revokedSessions ?? 0),
    });
    onDone();
  };
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {otherProblem && <Failed problem={otherProblem} />}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <PasswordField value={current} onChange={setCurrent} />
        <TextField
          label={words.account.newPassword}
          help={words.account.newPasswordHelp}
          type="password"
          required
          autoComplete="new-password"
          value={password}
          error={otherProblem?.fields.get("password")}
          onChange={(event) => setPassword(event.target.value)}
        />
        {codeField}
      </div>
      <div>
        <Button type="submit" isBusy={isBusy}>
          {words.account.changePassword}
        </Button>
      </div>
    </form>
  );
}
