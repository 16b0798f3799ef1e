import { useNavigate } from "@tanstack/react-router";
import type { Call } from "../../data/call.ts";
import { useAction } from "../../data/use-action.ts";
import { useWords } from "../../words/language.ts";
import { ConfirmByName } from "../confirm-by-name/confirm-by-name.tsx";
import { say } from "../ui/say.ts";

interface DeleteDialogProps {
  id: string;
  name: string;
  /** What is lost. */
  hint: string;
  /** The list that it leads back to. */
  to: string;
  remove: Call<unknown>;
  onClose: () => void;
}

/** Deletes one, once its name is typed. */
export function DeleteDialog({ id, name, hint, to, remove, onClose }: DeleteDialogProps) {
  const { words } = useWords();
  const navigate = useNavigate();
  const { run, isBusy, problem } = useAction(remove.document);
  const end = async () => {
    if ((await run({ id })).problem) return;
    say({ title: words.kind.deleted(name) });
    await navigate({ to });
  };
  return (
    <ConfirmByName
      isOpen
      onClose={onClose}
      title={words.kind.deleteOf(name)}
      hint={hint}
      name={name}
      action={words.kind.delete}
      onConfirm={() => void end()}
      isBusy={isBusy}
      problem={problem}
    />
  );
}
