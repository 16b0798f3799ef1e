import { useData } from "../../data/use-data.ts";
import { useRepeat } from "../../data/use-repeat.ts";
import {
  OperatorWorkersDocument,
  type WorkerReportFragment,
  type WorkerStatus,
} from "../../generated/operator.ts";
import { Empty } from "../../parts/page/empty.tsx";
import { ListPage } from "../../parts/page/list-page.tsx";
import { Shown } from "../../parts/page/shown.tsx";
import { Table, type TableColumn } from "../../parts/table/table.tsx";
import { Badge, type Tone } from "../../parts/ui/badge.tsx";
import { Stat, Stats } from "../../parts/ui/stat.tsx";
import { useWords } from "../../words/language.ts";
import { ForOperator } from "./for-operator.tsx";
import { DiskStat, WaitingStat } from "./host-stats.tsx";

type Worker = WorkerReportFragment["workers"][number];
const WATCH_MS = 5000;
const TONES: Record<WorkerStatus, Tone> = { RUNNING: "good", SILENT: "bad", STOPPED: "quiet" };
/** Those that somebody has to look at first. */
const ORDER: readonly WorkerStatus[] = ["SILENT", "RUNNING", "STOPPED"];

/** What runs where, and what waits. */
export function Page() {
  const { words } = useWords();
  const { workers } = words.operator;
  return (
    <ForOperator>
      <ListPage title={workers.title} intro={workers.intro}>
        <Workers />
      </ListPage>
    </ForOperator>
  );
}

function Workers() {
  const { words } = useWords();
  const { workers: say } = words.operator;
  const found = useData(OperatorWorkersDocument, {});
  useRepeat(true, found.again, WATCH_MS);
  const columns = useColumns();
  return (
    <Shown of={found}>
      {({ operatorWorkers: report }) => (
        <div className="grid grid-cols-1 gap-4">
          <Numbers report={report} />
          {report.workers.length === 0 ? (
            <Empty icon="worker" title={say.none} hint={say.noneHint} />
          ) : (
            <Table
              label={say.title}
              rows={report.workers.toSorted((a, b) => ORDER.indexOf(a.status) - ORDER.indexOf(b.status))}
              keyOf={({ name, startedAt }) => `${name} ${startedAt}`}
              columns={columns}
            />
          )}
        </div>
      )}
    </Shown>
  );
}

function Numbers({ report }: { report: WorkerReportFragment }) {
  const { words, format } = useWords();
  return (
    <Stats>
      <Stat label={words.operator.workers.running} value={format.number(report.running)} />
      <WaitingStat report={report} />
      <DiskStat disk={report.disk} />
    </Stats>
  );
}

function useColumns(): TableColumn<Worker>[] {
  const { words, format } = useWords();
  const { workers } = words.operator;
  return [
    {
      id: "name",
      title: workers.name,
      type: "text",
      value: ({ name }) => name,
      draw: ({ name }) => <span className="font-medium">{name}</span>,
    },
    {
      id: "status",
      title: workers.status,
      type: "text",
      value: ({ status }) => workers.statuses[status],
      draw: ({ status }) => <Badge tone={TONES[status]}>{workers.statuses[status]}</Badge>,
    },
    {
      id: "load",
      title: workers.load,
      type: "number",
      value: ({ running }) => running,
      draw: ({ running, slots }) =>
        running === null || slots === null ? (
          <span className="text-quiet">–</span>
        ) : (
          workers.ofSlots(format.number(running), format.number(slots))
        ),
    },
    {
      id: "threads",
      title: workers.threads,
      type: "number",
      isForWide: true,
      value: ({ threads }) => threads,
    },
    {
      id: "memory",
      title: workers.memory,
      type: "number",
      isForWide: true,
      value: ({ memoryBytes }) => memoryBytes,
      draw: ({ memoryBytes }) => (memoryBytes === null ? "–" : format.bytes(memoryBytes)),
    },
    {
      id: "scrapers",
      title: workers.scrapers,
      type: "number",
      isForWide: true,
      value: ({ scrapers }) => scrapers.length,
    },
    { id: "version", title: workers.version, type: "text", isForWide: true, value: ({ version }) => version },
    {
      id: "started",
      title: workers.started,
      type: "moment",
      isForWide: true,
      value: ({ startedAt }) => startedAt,
    },
    { id: "heard", title: workers.heard, type: "moment", isForWide: true, value: ({ seenAt }) => seenAt },
  ];
}
