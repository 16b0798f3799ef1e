import type { NotedLineFragment } from "../../generated/operator.ts";
import { Empty } from "../../parts/page/empty.tsx";
import { Log } from "../../parts/log/log.tsx";
import { useWords } from "../../words/language.ts";

interface RunLogProps {
  label: string;
  lines: readonly NotedLineFragment[];
}

/** The first 1,000 lines of what a run noted: the beginning is where it went wrong, mostly. */
export function RunLog({ label, lines }: RunLogProps) {
  const { words } = useWords();
  if (lines.length === 0)
    return <Empty icon="record" title={words.request.noLog} hint={words.request.noLogHint} />;
  return <Log label={label} lines={lines.map(({ cursor, ...line }) => ({ id: cursor, ...line }))} />;
}
