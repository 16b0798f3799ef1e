import { useWords } from "../../words/language.ts";
import { Dialog } from "../ui/dialog.tsx";
import { InputForm } from "./input-form.tsx";
import type { Thing } from "./kind-face.ts";
import type { KindProps } from "./kind-row.ts";

interface ChangeDialogProps {
  thing: Thing;
  onClose: () => void;
  onChanged: () => void;
}

export function ChangeDialog({ row, kind, thing, onClose, onChanged }: KindProps & ChangeDialogProps) {
  const { words } = useWords();
  const { update } = kind.face;
  if (!update) return null;
  return (
    <Dialog isOpen onClose={onClose} title={words.kind.change} className="max-w-xl">
      <InputForm
        {...{ row, kind, thing, onClose }}
        call={update}
        action={words.kind.save}
        onDone={() => {
          onClose();
          onChanged();
        }}
      />
    </Dialog>
  );
}
