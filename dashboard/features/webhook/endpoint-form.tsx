import { useState } from "react";
import type { Problem } from "../../data/problem.ts";
import { DialogForm } from "../../parts/form/dialog-form.tsx";
import { EndpointFields, inputOf, type Draft } from "./endpoint-fields.tsx";

interface EndpointFormProps {
  /** What the fields hold at first. */
  first: Draft;
  /** The name of the button that sends it. */
  action: string;
  send: (input: ReturnType<typeof inputOf>) => Promise<unknown>;
  onClose: () => void;
  isBusy: boolean;
  problem: Problem | undefined;
}

/** What one says of an endpoint, to make it or to change it. */
export function EndpointForm({ first, action, send, onClose, isBusy, problem }: EndpointFormProps) {
  const [draft, setDraft] = useState(first);
  return (
    <DialogForm
      action={action}
      onSubmit={() => send(inputOf(draft))}
      onClose={onClose}
      isBusy={isBusy}
      disabled={draft.topics.length === 0}
      problem={problem}
    >
      <EndpointFields draft={draft} onChange={setDraft} problem={problem} />
    </DialogForm>
  );
}
