import { useState } from "react";
import { useAction } from "../../data/use-action.ts";
import { useData } from "../../data/use-data.ts";
import {
  ServiceSecretEndDocument,
  ServiceSecretsDocument,
  ServiceSecretSetDocument,
  type SecretFragment,
  type SecretScope,
} from "../../generated/service.ts";
import { ConfirmByName } from "../../parts/confirm-by-name/confirm-by-name.tsx";
import { CheckBoxes } from "../../parts/form/check-boxes.tsx";
import { CheckField } from "../../parts/form/check-field.tsx";
import { DialogForm } from "../../parts/form/dialog-form.tsx";
import { Empty } from "../../parts/page/empty.tsx";
import { Shown } from "../../parts/page/shown.tsx";
import { Table, type TableColumn } from "../../parts/table/table.tsx";
import { Badge } from "../../parts/ui/badge.tsx";
import { Button } from "../../parts/ui/button.tsx";
import { Dialog } from "../../parts/ui/dialog.tsx";
import { TextField } from "../../parts/ui/field.tsx";
import { useWords } from "../../words/language.ts";

/** The names of its environment. Values are written and never shown. */
export function Secrets({ serviceId }: { serviceId: string }) {
  const { words } = useWords();
  const found = useData(ServiceSecretsDocument, { service: serviceId });
  const [isSetting, setSetting] = useState(false);
  const [ending, setEnding] = useState<SecretFragment | null>(null);
  const columns = useColumns();
  const set = (
    <Button icon="plus" onClick={() => setSetting(true)}>
      {words.service.setSecret}
    </Button>
  );
  return (
    <Shown of={found}>
      {({ secrets }) => (
        <>
          {secrets.length === 0 ? (
            <Empty icon="key" title={words.service.noSecret} hint={words.service.secretHint} action={set} />
          ) : (
            <>
              <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
                <p className="text-quiet">{words.service.secretHint}</p>
                {set}
              </div>
              <Table
                label={words.service.tabs.env}
                columns={columns}
                rows={secrets}
                keyOf={({ name }) => name}
                actions={(secret) => (
                  <Button
                    size="small"
                    look="ghost"
                    icon="trash"
                    aria-label={words.kind.deleteOf(secret.name)}
                    onClick={() => setEnding(secret)}
                  />
                )}
              />
            </>
          )}
          {isSetting && (
            <SetDialog serviceId={serviceId} onClose={() => setSetting(false)} onSet={found.again} />
          )}
          {ending && (
            <EndDialog
              {...{ serviceId }}
              name={ending.name}
              onClose={() => setEnding(null)}
              onEnded={found.again}
            />
          )}
        </>
      )}
    </Shown>
  );
}

const SCOPES: readonly SecretScope[] = ["RUNTIME", "BUILD"];

interface SetDialogProps {
  serviceId: string;
  onClose: () => void;
  onSet: () => void;
}

function SetDialog({ serviceId, onClose, onSet }: SetDialogProps) {
  const { words } = useWords();
  const { run, isBusy, problem } = useAction(ServiceSecretSetDocument);
  const [name, setName] = useState("");
  const [value, setValue] = useState("");
  const [scopes, setScopes] = useState<readonly SecretScope[]>(["RUNTIME"]);
  const [staged, setStaged] = useState(false);
  const send = async () => {
    const input = { service: serviceId, values: [{ name, value }], scopes: [...scopes], staged };
    if ((await run(input)).problem) return;
    onClose();
    onSet();
  };
  return (
    <Dialog isOpen onClose={onClose} title={words.service.setSecret} hint={words.service.setSecretHint}>
      <DialogForm
        action={words.kind.save}
        {...{ onClose, isBusy, problem }}
        onSubmit={send}
        disabled={name === "" || value === "" || scopes.length === 0}
      >
        <TextField
          label={words.service.secretName}
          help={words.service.secretNameHelp}
          value={name}
          spellCheck={false}
          onChange={(event) => setName(event.target.value)}
        />
        <TextField
          label={words.service.secretValue}
          type="password"
          autoComplete="new-password"
          value={value}
          onChange={(event) => setValue(event.target.value)}
        />
        <CheckBoxes
          title={words.service.secretScopes}
          options={SCOPES.map((one) => ({ value: one, label: words.service.scopes[one] }))}
          chosen={scopes}
          onChange={(chosen) => setScopes(SCOPES.filter((one) => chosen.includes(one)))}
          help={undefined}
          error={undefined}
        />
        <CheckField label={words.service.secretStaged} checked={staged} onChange={setStaged} />
      </DialogForm>
    </Dialog>
  );
}

interface EndDialogProps {
  serviceId: string;
  name: string;
  onClose: () => void;
  onEnded: () => void;
}

function EndDialog({ serviceId, name, onClose, onEnded }: EndDialogProps) {
  const { words } = useWords();
  const { run, isBusy, problem } = useAction(ServiceSecretEndDocument);
  const end = async () => {
    if ((await run({ service: serviceId, name })).problem) return;
    onClose();
    onEnded();
  };
  return (
    <ConfirmByName
      isOpen
      {...{ onClose, name, isBusy, problem }}
      title={words.kind.deleteOf(name)}
      hint={words.service.endSecretHint}
      action={words.kind.delete}
      onConfirm={() => void end()}
    />
  );
}

function useColumns(): TableColumn<SecretFragment>[] {
  const { words } = useWords();
  const { secretColumns, scopes } = words.service;
  return [
    {
      id: "name",
      title: secretColumns.name,
      type: "text",
      value: ({ name }) => name,
      draw: ({ name, pendingRestart }) => (
        <span className="flex items-center gap-2">
          <code>{name}</code>
          {pendingRestart && <Badge tone="warn">{words.service.pending}</Badge>}
        </span>
      ),
    },
    {
      id: "scopes",
      title: secretColumns.scopes,
      type: "text",
      isForWide: true,
      value: (secret) => secret.scopes.map((one) => scopes[one]).join(", "),
    },
    {
      id: "version",
      title: secretColumns.version,
      type: "number",
      isForWide: true,
      value: ({ version }) => version,
    },
    { id: "updated", title: secretColumns.updated, type: "moment", value: ({ updatedAt }) => updatedAt },
  ];
}
