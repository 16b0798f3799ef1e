import { useState } from "react";
import { useAction } from "../../data/use-action.ts";
import { TicketReplyDocument } from "../../generated/ticket.ts";
import { Failed } from "../../parts/page/failed.tsx";
import { Ago } from "../../parts/ui/ago.tsx";
import { Button } from "../../parts/ui/button.tsx";
import { classNames } from "../../parts/ui/class-names.ts";
import { TextAreaField } from "../../parts/ui/field.tsx";
import { useWords } from "../../words/language.ts";
import type { Ticket } from "./detail.tsx";

interface ThreadProps {
  ticket: Ticket;
  again: () => void;
}

/** The ticket and what was written since, oldest first, and the field for the next. */
export function Thread({ ticket, again }: ThreadProps) {
  const { words } = useWords();
  return (
    <section aria-label={words.ticket.messages} className="grid gap-3">
      <Message from="CUSTOMER" at={ticket.createdAt} body={ticket.details} />
      {ticket.messages.map(({ id, from, at, body }) => (
        <Message key={id} from={from} at={at} body={body} />
      ))}
      {/* A new field after each message. */}
      <Reply key={ticket.messages.length} ticket={ticket} again={again} />
    </section>
  );
}

type MessageProps = Pick<Ticket["messages"][number], "from" | "at" | "body">;

function Message({ from, at, body }: MessageProps) {
  const { words } = useWords();
  const isSupport = from === "SUPPORT";
  return (
    <article
      className={classNames(
        "min-w-0 rounded-lg border border-line bg-surface px-4 py-3",
        isSupport && "border-l-4 border-l-accent",
      )}
    >
      <header className="mb-1 flex flex-wrap items-baseline gap-x-3">
        <h2 className="font-semibold">{words.ticket.from[from]}</h2>
        <span className="text-xs text-quiet">
          <Ago at={at} />
        </span>
      </header>
      <p className="break-words whitespace-pre-wrap">{body}</p>
    </article>
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
