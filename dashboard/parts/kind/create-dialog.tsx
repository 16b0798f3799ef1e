import { useNavigate } from "@tanstack/react-router";
import { useWords } from "../../words/language.ts";
import { Dialog } from "../ui/dialog.tsx";
import { say } from "../ui/say.ts";
import { InputForm } from "./input-form.tsx";
import type { KindProps } from "./kind-row.ts";

/** Makes one, and leads to it. */
export function CreateDialog({ row, kind, onClose }: KindProps & { onClose: () => void }) {
  const { words } = useWords();
  const navigate = useNavigate();
  const { create: title, createHint: hint } = row.words(words);
  const { create } = kind.face;
  if (!create) return null;
  return (
    <Dialog isOpen onClose={onClose} title={title} {...(hint !== undefined && { hint })} className="max-w-xl">
      <InputForm
        {...{ row, kind, onClose }}
        call={create}
        action={title}
        onDone={(made) => {
          if (made) void navigate({ to: `${row.path}/${made.id}` });
          else {
            onClose();
            say({ title: words.kind.unknown, description: words.kind.unknownHint });
          }
        }}
      />
    </Dialog>
  );
}
