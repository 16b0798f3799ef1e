import { useState } from "react";
import { useWords } from "../../words/language.ts";
import { Button } from "./button.tsx";

interface CopyButtonProps {
  text: string;
  /** What it copies, for who does not see where it stands. */
  label?: string;
}

export function CopyButton({ text, label }: CopyButtonProps) {
  const { words } = useWords();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  };
  return (
    <Button
      size="small"
      look="ghost"
      icon={isCopied ? "check" : "copy"}
      aria-label={label === undefined ? undefined : `${words.page.copy}: ${label}`}
      onClick={() => void copy()}
    >
      {isCopied ? words.page.copied : words.page.copy}
    </Button>
  );
}
