import { useEffect, useState, useSyncExternalStore } from "react";
import { QuarryError } from "../../../src/client/quarry-error.ts";
import { GrowingRows } from "../../data/growing-rows.ts";
import { problemOf, type Problem } from "../../data/problem.ts";
import { socket } from "../../data/socket.ts";
import {
  ServiceLinesDocument,
  type ServiceLogLevel,
  type ServiceLogLineFragment,
  type ServiceLogSource,
} from "../../generated/service.ts";
import { Log, type LogLine } from "../../parts/log/log.tsx";
import { Empty } from "../../parts/page/empty.tsx";
import { Failed } from "../../parts/page/failed.tsx";
import { Lost } from "../../parts/page/lost.tsx";
import { useUrlState } from "../../parts/page/url-state.ts";
import { ANY, NarrowBy } from "../../parts/ui/narrow-by.tsx";
import { useWords } from "../../words/language.ts";

/** Of what was there before one looked. */
const LAST = 500;
/** A page that stays open begins again then, with the newest. */
const MOST = 20_000;
const SOURCES: readonly ServiceLogSource[] = ["STDOUT", "STDERR", "HTTP", "PLATFORM"];
const LEVELS: readonly ServiceLogLevel[] = ["DEBUG", "INFO", "WARN", "ERROR"];

/** What the service, its router and the server write, as it comes. */
export function Logs({ serviceId }: { serviceId: string }) {
  const { words } = useWords();
  const { log } = words.service;
  const [source, setSource] = useUrlState("source", ANY);
  const [level, setLevel] = useUrlState("level", ANY);
  const { lines, problem, lostAt } = useLines(serviceId, source, level);
  useSyncExternalStore(lines.subscribe, lines.version);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap gap-2">
        <NarrowBy
          label={log.source}
          any={log.anySource}
          value={source}
          onChange={setSource}
          className="w-48"
          options={SOURCES.map((value) => ({ value, label: log.sources[value] }))}
        />
        <NarrowBy
          label={log.level}
          any={log.anyLevel}
          value={level}
          onChange={setLevel}
          className="w-48"
          options={LEVELS.map((value) => ({ value, label: log.levels[value] }))}
        />
      </div>
      {problem && <Failed problem={problem} />}
      {lostAt && <Lost at={lostAt} />}
      {lines.rows.length === 0 ? (
        <Empty icon="record" title={log.none} hint={log.noneHint} />
      ) : (
        <Log label={words.service.tabs.logs} lines={lines.rows} isLive />
      )}
    </div>
  );
}

interface Lines {
  lines: GrowingRows<LogLine>;
  problem: Problem | undefined;
  /** Since when the connection is lost; null while it holds. */
  lostAt: Date | null;
}

/** The newest lines, and all that come while one looks, across lost connections. */
function useLines(id: string, source: string, level: string): Lines {
  const [state, setState] = useState<Lines>(begun);
  const [round, setRound] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    const first = begun();
    setState(first);
    const filter = {
      ...(source === ANY ? {} : { source: source as ServiceLogSource }),
      ...(level === ANY ? {} : { level: level as ServiceLogLevel }),
    };
    let after: string | null = null;
    let count = 0;
    const change = (part: Partial<Lines>) => {
      if (!stop.signal.aborted) setState((old) => ({ ...old, ...part }));
    };
    const options = {
      signal: stop.signal,
      onLost: () => change({ lostAt: new Date() }),
      onBack: () => change({ lostAt: null }),
    };
    const follow = async () => {
      const variables = () => ({ id, filter, after, last: LAST });
      for await (const { serviceLogAdded } of socket.follow(ServiceLinesDocument, variables, options)) {
        after = serviceLogAdded.id;
        first.lines.push(lineOf(serviceLogAdded));
        count += 1;
        if (count === MOST) setRound((old) => old + 1);
      }
    };
    follow().catch((error: unknown) => {
      if (error instanceof QuarryError) change({ problem: problemOf(error) });
    });
    return () => {
      stop.abort();
      first.lines.stop();
    };
  }, [id, source, level, round]);
  return state;
}

function begun(): Lines {
  return { lines: new GrowingRows(), problem: undefined, lostAt: null };
}

/** What its message says already: of a request, and of what the server did. */
const SAID: Partial<Record<ServiceLogSource, readonly string[]>> = {
  HTTP: ["method", "path", "status"],
  PLATFORM: ["event", "n", "meter", "dropped"],
};

function lineOf({ id, at, level, source, message, fields, requestId }: ServiceLogLineFragment): LogLine {
  const said = SAID[source] ?? [];
  const more = Object.entries(fields ?? {}).filter(([name]) => !said.includes(name));
  const data = { ...Object.fromEntries(more), ...(requestId === null ? {} : { requestId }) };
  return { id, at, level, source: source.toLowerCase(), message, data };
}
