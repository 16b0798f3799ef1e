import { useState } from "react";
import { useAction } from "../../data/use-action.ts";
import { TicketReplyDocument } from "../../generated/ticket.ts";
import { Failed } from "../../parts/page/failed.tsx";
import { Button } from "../../parts/ui/button.tsx";
import { TextAreaField } from "../../parts/ui/field.tsx";
import { Message } from "../../parts/ui/message.tsx";
import { useWords } from "../../words/language.ts";
import type { Ticket } from "./detail.tsx";

interface ThreadProps {
  ticket: Ticket;
  again: () => void;
}

/** The ticket and what was written since, oldest first, and the field for the next. */
export function Thread({ ticket, again }: ThreadProps) {
  const { words } = useWords();
  const { from: names } = words.ticket;
  return (
    <section aria-label={words.ticket.messages} className="grid gap-3">
      <Message from={names.CUSTOMER} at={ticket.createdAt} body={ticket.details} />
      {ticket.messages.map(({ id, from, at, body }) => (
        <Message key={id} from={names[from]} at={at} body={body} isMarked={from === "SUPPORT"} />
      ))}
      {/* A new field after each message. */}
      <Reply key={ticket.messages.length} ticket={ticket} again={again} />
    </section>
  );
}

function Reply({ ticket: { id, status }, again }: ThreadProps) {
  const { words } = useWords();
  const { run, isBusy, problem } = useAction(TicketReplyDocument);
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
        label={words.ticket.reply}
        help={status === "RESOLVED" ? words.ticket.reopens : undefined}
        required
        rows={4}
        maxLength={10_000}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
      />
      <div className="flex justify-end">
        <Button type="submit" look="main" isBusy={isBusy}>
          {words.ticket.send}
        </Button>
      </div>
    </form>
  );
}
