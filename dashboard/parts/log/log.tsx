import { useEffect, useRef, useState } from "react";
import { useWords } from "../../words/language.ts";
import { Button } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { SearchField } from "../ui/search-field.tsx";
import { useRowWindow } from "../ui/use-row-window.ts";

export interface LogLine {
  /** Unique in the log. */
  id: string;
  /** Null where it is not known line by line. */
  at: string | null;
  level: string | null;
  /** Who wrote it, where there are several. */
  source?: string;
  message: string;
  /** What the line says beside its words. */
  data?: unknown;
}

const LINE_PX = 22;
const TONES: Record<string, string> = { WARN: "text-warn", ERROR: "text-bad" };

interface LogProps {
  label: string;
  /** They may grow at their end. */
  lines: readonly LogLine[];
  /** More come: the end is followed until one reads further up. */
  isLive?: boolean;
}

/** Lines with their time; those that hold what one looks for. Follows the end while one is there. */
export function Log({ label, lines, isLive = false }: LogProps) {
  const { words, format } = useWords();
  const scroller = useRef<HTMLDivElement>(null);
  const [text, setText] = useState("");
  const [isFollowing, setFollowing] = useState(isLive);
  // Lines of earlier days say the day.
  const [first] = lines;
  const isOld = typeof first?.at === "string" && format.date(first.at) !== format.date(new Date());
  const stamp = (at: string) => (isOld ? `${format.day(at)} ${format.clock(at)}` : format.clock(at));
  const wanted = text.toLowerCase();
  const shown = wanted === "" ? lines : lines.filter((line) => lineText(line).toLowerCase().includes(wanted));
  const { from, to, show } = useRowWindow(scroller, shown.length, LINE_PX);
  useEffect(() => {
    if (isFollowing && shown.length > 0) show(shown.length - 1);
  }, [isFollowing, shown.length, show]);
  const look = () => {
    const { scrollTop = 0, clientHeight = 0, scrollHeight = 0 } = scroller.current ?? {};
    setFollowing(isLive && scrollTop + clientHeight >= scrollHeight - LINE_PX);
  };
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <SearchField label={words.log.search} value={text} onChange={setText} />
        <span role="status" className="text-xs text-quiet">
          {words.log.lines(shown.length, lines.length)}
        </span>
        {isLive && !isFollowing && (
          <Button size="small" icon="down" onClick={() => setFollowing(true)}>
            {words.log.follow}
          </Button>
        )}
      </div>
      <div
        ref={scroller}
        tabIndex={0}
        role="log"
        aria-label={label}
        aria-live="off"
        onScroll={look}
        className="h-96 overflow-auto rounded-lg border border-line bg-surface font-mono text-xs -outline-offset-2"
      >
        <div className="relative w-max min-w-full" style={{ height: shown.length * LINE_PX }}>
          {shown.slice(from, to).map((line, place) => (
            <div
              key={line.id}
              className={classNames(
                "absolute top-0 left-0 flex gap-3 px-3 whitespace-pre",
                TONES[line.level ?? ""],
              )}
              style={{
                height: LINE_PX,
                lineHeight: `${LINE_PX}px`,
                transform: `translateY(${(from + place) * LINE_PX}px)`,
              }}
            >
              {line.at !== null && (
                <span className="text-quiet" title={format.moment(line.at)}>
                  {stamp(line.at)}
                </span>
              )}
              {line.level !== null && <span className="w-12">{line.level.toLowerCase()}</span>}
              {line.source !== undefined && <span className="w-16 text-quiet">{line.source}</span>}
              <span>{lineText(line)}</span>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

function lineText({ message, data }: LogLine): string {
  if (data === null || data === undefined) return message;
  if (typeof data !== "object" || Array.isArray(data)) return `${message} ${JSON.stringify(data)}`;
  const parts = Object.entries(data).map(
    ([name, value]) => `${name}=${typeof value === "string" ? value : JSON.stringify(value)}`,
  );
  return [message, ...parts].join(" ");
}
