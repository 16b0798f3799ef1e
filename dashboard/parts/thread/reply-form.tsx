import { useState } from "react";
import type { TypedDocument } from "../../data/typed-document.ts";
import { useAction } from "../../data/use-action.ts";
import { Failed } from "../page/failed.tsx";
import { Button } from "../ui/button.tsx";
import { TextAreaField } from "../ui/field.tsx";

export interface ReplyFormProps<Data> {
  /** Sends the message to what has the id. */
  document: TypedDocument<Data, { id: string; message: string }>;
  id: string;
  label: string;
  help?: string | undefined;
  sendLabel: string;
  /** It is sent. */
  again: () => void;
}

/** The next message of a thread. */
export function ReplyForm<Data>({ document, id, label, help, sendLabel, again }: ReplyFormProps<Data>) {
  const { run, isBusy, problem } = useAction(document);
  const [message, setMessage] = useState("");
  const send = async () => {
    if ((await run({ id, message })).data) again();
  };
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {problem && <Failed problem={problem} />}
      <TextAreaField
        label={label}
        help={help}
        required
        rows={4}
        maxLength={10_000}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
      />
      <div className="flex justify-end">
        <Button type="submit" look="main" isBusy={isBusy}>
          {sendLabel}
        </Button>
      </div>
    </form>
  );
}
