import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useAction } from "../../data/use-action.ts";
import {
  ServiceBackDocument,
  ServiceEndDocument,
  ServiceRenameDocument,
  type ServiceFragment,
} from "../../generated/service.ts";
import { ConfirmByName } from "../../parts/confirm-by-name/confirm-by-name.tsx";
import { DialogForm } from "../../parts/form/dialog-form.tsx";
import { Button, buttonStyle } from "../../parts/ui/button.tsx";
import { Dialog } from "../../parts/ui/dialog.tsx";
import { TextField } from "../../parts/ui/field.tsx";
import { Icon } from "../../parts/ui/icon.tsx";
import { say } from "../../parts/ui/say.ts";
import { useWords } from "../../words/language.ts";

interface ActionsProps {
  service: ServiceFragment;
  again: () => void;
}

/** Deploys anew, renames, deletes. */
export function Actions({ service, again }: ActionsProps) {
  const { words } = useWords();
  const [opened, setOpened] = useState<"rename" | "delete" | null>(null);
  const close = () => setOpened(null);
  if (service.status === "DELETED") return null;
  return (
    <>
      <Link to="/services/new" className={buttonStyle({ look: "main" })}>
        <Icon name="upload" />
        {words.service.deploy}
      </Link>
      <Button icon="edit" onClick={() => setOpened("rename")}>
        {words.service.rename}
      </Button>
      <Button icon="trash" look="danger" onClick={() => setOpened("delete")}>
        {words.kind.delete}
      </Button>
      {opened === "rename" && <RenameDialog {...{ service, again }} onClose={close} />}
      {opened === "delete" && <DeleteDialog service={service} onClose={close} />}
    </>
  );
}

function RenameDialog({ service, again, onClose }: ActionsProps & { onClose: () => void }) {
  const { words } = useWords();
  const { run, isBusy, problem } = useAction(ServiceRenameDocument);
  const [name, setName] = useState(service.name);
  const [slug, setSlug] = useState(service.slug);
  const send = async () => {
    const input = {
      ...(name === service.name ? {} : { name }),
      ...(slug === service.slug ? {} : { slug }),
    };
    if ((await run({ id: service.id, input })).problem) return;
    onClose();
    again();
  };
  return (
    <Dialog isOpen onClose={onClose} title={words.service.rename}>
      <DialogForm action={words.kind.save} {...{ onClose, isBusy, problem }} onSubmit={send}>
        <TextField
          label={words.service.columns.name}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <TextField
          label={words.service.slug}
          help={words.service.slugHelp}
          value={slug}
          onChange={(event) => setSlug(event.target.value)}
        />
      </DialogForm>
    </Dialog>
  );
}

function DeleteDialog({ service, onClose }: { service: ServiceFragment; onClose: () => void }) {
  const { words } = useWords();
  const navigate = useNavigate();
  const { run, isBusy, problem } = useAction(ServiceEndDocument);
  const { run: restore } = useAction(ServiceBackDocument);
  const bringBack = async () => {
    const refused = (await restore({ id: service.id })).problem;
    if (refused) say({ title: refused.message, description: refused.advice });
    else await navigate({ to: `/services/${service.id}` });
  };
  const end = async () => {
    if ((await run({ id: service.id, confirm: service.slug })).problem) return;
    say({
      title: words.kind.deleted(service.name),
      action: { label: words.service.undo, run: () => void bringBack() },
    });
    await navigate({ to: "/services" });
  };
  return (
    <ConfirmByName
      isOpen
      onClose={onClose}
      title={words.kind.deleteOf(service.name)}
      hint={words.service.deleteHint}
      name={service.slug}
      action={words.kind.delete}
      onConfirm={() => void end()}
      {...{ isBusy, problem }}
    />
  );
}
