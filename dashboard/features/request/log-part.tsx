import { useEffect, useState } from "react";
import { ask, ProblemError } from "../../data/ask.ts";
import type { Problem } from "../../data/problem.ts";
import { RequestLogDocument } from "../../generated/request.ts";
import { Empty } from "../../parts/page/empty.tsx";
import { Failed } from "../../parts/page/failed.tsx";
import { Loading } from "../../parts/page/loading.tsx";
import { Log, type LogLine } from "../../parts/log/log.tsx";
import { useWords } from "../../words/language.ts";

/** The API gives no more at once. */
const PAGE_LINES = 1000;

interface LogPartProps {
  id: string;
  isActive: boolean;
  /** Changes when the Request does: there may be more lines then. */
  changed: unknown;
}

/** The run log. It is read on from where it was whenever the Request has changed. */
export function LogPart({ id, isActive, changed }: LogPartProps) {
  const { words } = useWords();
  const [lines, setLines] = useState<LogLine[] | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  useEffect(() => {
    let isGone = false;
    const read = async () => {
      let known = lines ?? [];
      for (;;) {
        const { request } = await ask(RequestLogDocument, {
          id,
          after: known.at(-1)?.id ?? null,
          first: PAGE_LINES,
        });
        if (isGone) return;
        const more = (request?.log ?? []).map(({ cursor, ...line }) => ({ id: cursor, ...line }));
        known = [...known, ...more];
        setLines(known);
        setProblem(null);
        if (more.length < PAGE_LINES) return;
      }
    };
    read().catch((error: unknown) => {
      if (error instanceof ProblemError && !isGone) setProblem(error.problem);
    });
    return () => {
      isGone = true;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- it reads on from `lines`, whose growth is no reason to read
  }, [id, changed]);
  if (problem) return <Failed problem={problem} />;
  if (lines === null) return <Loading rows={5} />;
  if (lines.length === 0)
    return <Empty icon="record" title={words.request.noLog} hint={words.request.noLogHint} />;
  return <Log label={words.request.tabs.log} lines={lines} isLive={isActive} />;
}
