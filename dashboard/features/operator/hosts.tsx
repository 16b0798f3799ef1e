import { useData } from "../../data/use-data.ts";
import { useRepeat } from "../../data/use-repeat.ts";
import { OperatorHostsDocument, type HostFragment, type HostStatus } from "../../generated/operator.ts";
import { Empty } from "../../parts/page/empty.tsx";
import { Facts } from "../../parts/page/facts.tsx";
import { ListPage } from "../../parts/page/list-page.tsx";
import { Shown } from "../../parts/page/shown.tsx";
import { Table, type TableColumn } from "../../parts/table/table.tsx";
import { Ago } from "../../parts/ui/ago.tsx";
import { Badge, type Tone } from "../../parts/ui/badge.tsx";
import { Card } from "../../parts/ui/card.tsx";
import { useWords } from "../../words/language.ts";
import { ForOperator } from "./for-operator.tsx";

type Worker = HostFragment["workers"][number];
const WATCH_MS = 5000;
const TONES: Record<HostStatus, Tone> = { RUNNING: "good", ENDED: "quiet" };

/** What runs services, and the workers that it has. */
export function Page() {
  const { words } = useWords();
  const { hosts } = words.operator;
  return (
    <ForOperator>
      <ListPage title={hosts.title} intro={hosts.intro}>
        <Hosts />
      </ListPage>
    </ForOperator>
  );
}

function Hosts() {
  const { words } = useWords();
  const { hosts: say } = words.operator;
  const found = useData(OperatorHostsDocument, {});
  useRepeat(true, found.again, WATCH_MS);
  return (
    <Shown of={found}>
      {({ operatorHosts: hosts }) =>
        hosts.length === 0 ? (
          <Empty icon="service" title={say.none} hint={say.noneHint} />
        ) : (
          <div className="grid grid-cols-1 gap-4">
            {hosts.map((host) => (
              <Host key={host.id} host={host} />
            ))}
          </div>
        )
      }
    </Shown>
  );
}

function Host({ host }: { host: HostFragment }) {
  const { words, format } = useWords();
  const { hosts: say } = words.operator;
  const columns = useColumns();
  return (
    <Card title={host.name} actions={<Badge tone={TONES[host.status]}>{say.statuses[host.status]}</Badge>}>
      <div className="grid gap-4">
        <Facts
          rows={[
            [say.isolation, host.isolation],
            [say.services, format.number(host.services)],
            [say.memory, host.memoryBytes === null ? "–" : format.bytes(host.memoryBytes)],
            [say.version, host.version],
            [say.heard, <Ago key="heard" at={host.seenAt} />],
          ]}
        />
        {host.status === "RUNNING" && host.workers.length > 0 && (
          <Table
            label={say.workersOf(host.name)}
            columns={columns}
            rows={host.workers}
            keyOf={({ serviceId, deployment }) => `${serviceId} ${deployment}`}
          />
        )}
      </div>
    </Card>
  );
}

function useColumns(): TableColumn<Worker>[] {
  const { words, format } = useWords();
  const { hosts } = words.operator;
  return [
    { id: "slug", title: hosts.service, type: "text", value: ({ slug }) => slug },
    { id: "state", title: hosts.state, type: "text", value: ({ state }) => hosts.states[state] },
    {
      id: "deployment",
      title: hosts.deployment,
      type: "text",
      isForWide: true,
      value: ({ deployment }) => deployment,
    },
    {
      id: "memory",
      title: hosts.memory,
      type: "number",
      value: ({ memoryBytes }) => memoryBytes,
      draw: ({ memoryBytes }) => (memoryBytes === null ? "–" : format.bytes(memoryBytes)),
    },
  ];
}
