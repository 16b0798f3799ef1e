import { SecretOnce } from "../../parts/secret/secret-once.tsx";
import { Button } from "../../parts/ui/button.tsx";
import { useWords } from "../../words/language.ts";

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** New recovery codes, this once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { words } = useWords();
  return (
    <div className="grid gap-4">
      <p>{words.secondFactor.codesHint}</p>
      <SecretOnce label={words.secondFactor.codes} secret={codes.join("\n")} />
      <div className="flex justify-end gap-2">
        <Button icon="download" onClick={() => keep(codes)}>
          {words.secondFactor.download}
        </Button>
        <Button look="main" onClick={onDone}>
          {words.secretOnce.done}
        </Button>
      </div>
    </div>
  );
}

function keep(codes: readonly string[]): void {
  const url = URL.createObjectURL(new Blob([`${codes.join("\n")}\n`], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = "quarry-recovery-codes.txt";
  link.click();
  URL.revokeObjectURL(url);
}
