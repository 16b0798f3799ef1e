import type { Problem } from "../../data/problem.ts";
import { KeyCheckDocument } from "../../generated/api-key.ts";
import { Failed } from "../../parts/page/failed.tsx";
import { CopyText, SecretOnce } from "../../parts/secret/secret-once.tsx";
import { curlOf } from "../../parts/show-call/calls.ts";
import { Button } from "../../parts/ui/button.tsx";
import { useWords } from "../../words/language.ts";

interface NewKeyProps {
  secret: string;
  /** Why its limits could not be set. */
  problem: Problem | undefined;
  onDone: () => void;
}

/** The text of a new key, and a call that it can be tried with. */
export function NewKey({ secret, problem, onDone }: NewKeyProps) {
  const { words } = useWords();
  const call = { document: KeyCheckDocument, variables: {} };
  return (
    <div className="grid gap-4">
      {problem && (
        <>
          <p className="font-medium text-bad">{words.apiKey.limitFailed}</p>
          <Failed problem={problem} />
        </>
      )}
      <SecretOnce label={words.apiKey.theKey} secret={secret} />
      <CopyText label={words.apiKey.tryIt} text={curlOf(call, window.location.origin, secret)} />
      <div className="flex justify-end">
        <Button look="main" onClick={onDone}>
          {words.secretOnce.done}
        </Button>
      </div>
    </div>
  );
}
