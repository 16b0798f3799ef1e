import { Message } from "./message.tsx";
import { ReplyForm, type ReplyFormProps } from "./reply-form.tsx";

type Side = "CUSTOMER" | "SUPPORT";

interface ThreadProps<Data> {
  label: string;
  /** How each side is called here. */
  names: Readonly<Record<Side, string>>;
  /** The customer's first message, and what was written since, oldest first. */
  thread: {
    id: string;
    createdAt: string;
    details: string;
    messages: readonly { id: string; from: Side; at: string; body: string }[];
  };
  reply: Omit<ReplyFormProps<Data>, "id">;
}

/** What a customer and the support have written to each other, and the field for the next. */
export function Thread<Data>({ label, names, thread, reply }: ThreadProps<Data>) {
  const { id: threadId, createdAt, details, messages } = thread;
  return (
    <section aria-label={label} className="grid gap-3">
      <Message from={names.CUSTOMER} at={createdAt} body={details} />
      {messages.map(({ id, from, at, body }) => (
        <Message key={id} from={names[from]} at={at} body={body} isMarked={from === "SUPPORT"} />
      ))}
      {/* A new field after each message. */}
      <ReplyForm key={messages.length} {...reply} id={threadId} />
    </section>
  );
}
