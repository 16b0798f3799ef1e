import { useState } from "react";
import { useWords } from "../../words/language.ts";
import { Button } from "./button.tsx";

interface CopyButtonProps {
  text: string;
  /** What it copies, for who does not see where it stands. */
  label?: string;
}

/** Without https, browsers have the old way alone. */
async function copyText(text: string): Promise<void> {
  if (window.isSecureContext) return navigator.clipboard.writeText(text);
  const area = document.createElement("textarea");
  area.value = text;
  document.body.append(area);
  area.select();
  document.execCommand("copy");
  area.remove();
}

export function CopyButton({ text, label }: CopyButtonProps) {
  const { words } = useWords();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await copyText(text);
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
