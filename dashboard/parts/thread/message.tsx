import { Ago } from "../ui/ago.tsx";
import { classNames } from "../ui/class-names.ts";

interface MessageProps {
  /** Whose it is. */
  from: string;
  at: string;
  body: string;
  /** Of the other side. */
  isMarked?: boolean;
}

/** What somebody wrote, in a thread of several. */
export function Message({ from, at, body, isMarked = false }: MessageProps) {
  return (
    <article
      className={classNames(
        "min-w-0 rounded-lg border border-line bg-surface px-4 py-3",
        isMarked && "border-l-4 border-l-accent",
      )}
    >
      <header className="mb-1 flex flex-wrap items-baseline gap-x-3">
        <h2 className="font-semibold">{from}</h2>
        <span className="text-xs text-quiet">
          <Ago at={at} />
        </span>
      </header>
      <p className="break-words whitespace-pre-wrap">{body}</p>
    </article>
  );
}
