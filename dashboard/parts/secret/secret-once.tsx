import { useWords } from "../../words/language.ts";
import { CopyButton } from "../ui/copy-button.tsx";
import { Icon } from "../ui/icon.tsx";

interface SecretOnceProps {
  /** What it is, such as "The key". */
  label: string;
  secret: string;
}

/** A text that the server shows this once. */
export function SecretOnce({ label, secret }: SecretOnceProps) {
  const { words } = useWords();
  return (
    <div className="grid gap-3">
      <p className="flex gap-2 rounded-lg bg-warn-soft px-3 py-2 text-warn">
        <Icon name="warning" className="mt-0.5" />
        {words.secretOnce.once}
      </p>
      <CopyText label={label} text={secret} />
    </div>
  );
}

/** A text to take along, whole, with a button that copies it. */
export function CopyText({ label, text }: { label: string; text: string }) {
  return (
    <div className="grid gap-1">
      <div className="flex items-center justify-between gap-2">
        <span className="font-medium">{label}</span>
        <CopyButton text={text} label={label} />
      </div>
      <pre
        tabIndex={0}
        className="max-h-48 overflow-auto rounded-md border border-line bg-raised px-3 py-2 font-mono text-xs break-all whitespace-pre-wrap"
      >
        {text}
      </pre>
    </div>
  );
}
