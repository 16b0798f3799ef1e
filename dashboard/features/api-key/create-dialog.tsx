import { useState } from "react";
import { useAction } from "../../data/use-action.ts";
import type { Problem } from "../../data/problem.ts";
import { ApiKeyLimitDocument, ApiKeyMakeDocument } from "../../generated/api-key.ts";
import { CheckField } from "../../parts/form/check-field.tsx";
import { DialogForm } from "../../parts/form/dialog-form.tsx";
import { useCode } from "../../parts/proof/use-code.tsx";
import { Dialog } from "../../parts/ui/dialog.tsx";
import { TextField } from "../../parts/ui/field.tsx";
import { useWords } from "../../words/language.ts";
import { NewKey } from "./new-key.tsx";
import { SCOPES, type Scope } from "../../generated/scopes.ts";
import { microsOf } from "./usd-text.ts";

interface CreateDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Called once there is one more. */
  onMade: () => void;
}

interface Made {
  label: string;
  secret: string;
  /** Why its limits could not be set. */
  problem: Problem | undefined;
}

/** Makes a key, and then shows its text this once. */
export function CreateDialog({ isOpen, onClose, onMade }: CreateDialogProps) {
  const { words } = useWords();
  const [made, setMade] = useState<Made | null>(null);
  const close = () => {
    onClose();
    setMade(null);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={made ? words.apiKey.made(made.label) : words.apiKey.create}
      {...(made ? {} : { hint: words.apiKey.createHint })}
      className="max-w-xl"
    >
      {made ? (
        <NewKey {...made} onDone={close} />
      ) : (
        <CreateForm
          onClose={close}
          onMade={(key) => {
            setMade(key);
            onMade();
          }}
        />
      )}
    </Dialog>
  );
}

function CreateForm({ onClose, onMade }: { onClose: () => void; onMade: (made: Made) => void }) {
  const { words } = useWords();
  const { apiKey } = words;
  const make = useAction(ApiKeyMakeDocument);
  const limit = useAction(ApiKeyLimitDocument);
  const { code, codeField, otherProblem } = useCode(make.problem);
  const [label, setLabel] = useState("");
  const [scopes, setScopes] = useState<readonly Scope[]>(["requests:read", "requests:write"]);
  const [lastDay, setLastDay] = useState("");
  const [month, setMonth] = useState("");
  const [request, setRequest] = useState("");
  const monthly = microsOf(month);
  const each = microsOf(request);
  const save = async () => {
    // To the end of the day, by the clock of who chose it.
    const expiresAt = lastDay === "" ? null : new Date(`${lastDay}T23:59:59.999`).toISOString();
    const { data } = await make.run({ label, scopes: [...scopes], expiresAt, code });
    const created = data?.apiKeyCreate;
    if (!created) return;
    const { id } = created.apiKey;
    const isLimited = (monthly ?? null) !== null || (each ?? null) !== null;
    const limited = isLimited
      ? await limit.run({
          input: { scope: id, monthlyUsdMicros: monthly ?? null, maxRequestUsdMicros: each ?? null },
        })
      : undefined;
    onMade({ label: created.apiKey.label, secret: created.secret, problem: limited?.problem });
  };
  const field = (path: string) => otherProblem?.fields.get(path);
  return (
    <DialogForm
      action={apiKey.create}
      onSubmit={save}
      onClose={onClose}
      isBusy={make.isBusy || limit.isBusy}
      disabled={scopes.length === 0 || monthly === undefined || each === undefined}
      problem={otherProblem}
    >
      <TextField
        label={apiKey.name}
        help={apiKey.nameHelp}
        required
        maxLength={100}
        value={label}
        error={field("label")}
        onChange={(event) => setLabel(event.target.value)}
      />
      <fieldset className="grid gap-2">
        <legend className="mb-2 font-medium">{apiKey.scopes}</legend>
        {SCOPES.map((scope) => (
          <CheckField
            key={scope}
            label={scope}
            help={apiKey.scope[scope]}
            checked={scopes.includes(scope)}
            onChange={(isOn) =>
              setScopes(SCOPES.filter((one) => (one === scope ? isOn : scopes.includes(one))))
            }
          />
        ))}
      </fieldset>
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <TextField
          label={apiKey.lastDay}
          type="date"
          value={lastDay}
          error={field("expiresAt")}
          onChange={(event) => setLastDay(event.target.value)}
        />
        <TextField
          label={apiKey.monthly}
          inputMode="decimal"
          placeholder={apiKey.noLimit}
          value={month}
          error={monthly === undefined ? apiKey.noAmount : undefined}
          onChange={(event) => setMonth(event.target.value)}
        />
        <TextField
          label={apiKey.perRequest}
          inputMode="decimal"
          placeholder={apiKey.noLimit}
          value={request}
          error={each === undefined ? apiKey.noAmount : undefined}
          onChange={(event) => setRequest(event.target.value)}
        />
      </div>
      {codeField}
    </DialogForm>
  );
}
