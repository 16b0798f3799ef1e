import { Link } from "@tanstack/react-router";
import { useData } from "../../data/use-data.ts";
import { ServiceUsedDocument, type ServiceKind, type ServiceUsedQuery } from "../../generated/service.ts";
import { Shown } from "../../parts/page/shown.tsx";
import { useUrlState } from "../../parts/page/url-state.ts";
import { Table, type TableColumn } from "../../parts/table/table.tsx";
import { Badge } from "../../parts/ui/badge.tsx";
import { buttonStyle } from "../../parts/ui/button.tsx";
import { Card } from "../../parts/ui/card.tsx";
import { Select } from "../../parts/ui/select.tsx";
import { ViewSelect, type DaysView } from "../../parts/chart/view-select.tsx";
import { useWords } from "../../words/language.ts";
import { TrafficChart } from "./traffic-chart.tsx";
import { ofService, type UsedMeter } from "./used-meters.ts";

type Usage = NonNullable<ServiceUsedQuery["usage"]>;

interface UsagePartProps {
  serviceId: string;
  kind: ServiceKind;
}

/** What this service used this month: by day, with the caps of the account drawn in, and how much of them is left. */
export function UsagePart({ serviceId, kind }: UsagePartProps) {
  const found = useData(ServiceUsedDocument, {});
  return <Shown of={found}>{({ usage }) => usage && <Used {...{ serviceId, kind, usage }} />}</Shown>;
}

function Used({ serviceId, kind, usage }: UsagePartProps & { usage: Usage }) {
  const { words } = useWords();
  const { used } = words.service;
  const meters = ofService(usage, serviceId, kind);
  const [chosen, setChosen] = useUrlState("meter", meters[0]?.meter ?? "");
  const [view, setView] = useUrlState<DaysView>("view", "day");
  const meter = meters.find((one) => one.meter === chosen) ?? meters[0];
  if (meter === undefined) return null;
  return (
    <div className="grid grid-cols-1 gap-4">
      <Card
        title={used.byDay}
        actions={
          <div className="flex min-w-0 flex-wrap justify-end gap-2">
            <Select
              label={words.usage.meter}
              value={meter.meter}
              onChange={setChosen}
              className="w-52"
              options={meters.map((one) => ({ value: one.meter, label: one.title }))}
            />
            <ViewSelect view={view} onChange={setView} />
          </div>
        }
      >
        <TrafficChart month={usage.month} today={usage.updatedAt.slice(0, 10)} meter={meter} view={view} />
      </Card>
      <MetersTable meters={meters} />
    </div>
  );
}

function MetersTable({ meters }: { meters: readonly UsedMeter[] }) {
  const { words } = useWords();
  const { used } = words.service;
  return (
    <div>
      <Table
        label={words.service.tabs.usage}
        rows={meters}
        keyOf={({ meter }) => meter}
        columns={useColumns()}
        actions={({ meter, title }) => (
          <Link
            to="/usage"
            search={{ meter }}
            className={buttonStyle({ size: "small" })}
            aria-label={used.capOf(title)}
          >
            {used.cap}
          </Link>
        )}
      />
      <p className="mt-3 text-quiet">{used.hint}</p>
    </div>
  );
}

function useColumns(): TableColumn<UsedMeter>[] {
  const { words, format } = useWords();
  const { used } = words.service;
  const write = ({ unit }: UsedMeter, value: number) =>
    unit === "byte" ? format.binaryBytes(value) : format.number(value);
  return [
    {
      id: "meter",
      title: words.usage.columns.meter,
      type: "text",
      value: ({ title }) => title,
      draw: ({ title, unit }) => (
        <>
          {title} <span className="text-quiet">{unit}</span>
        </>
      ),
    },
    {
      id: "today",
      title: used.today,
      type: "number",
      isForWide: true,
      value: ({ today }) => today,
      draw: (one) => write(one, one.today),
    },
    {
      id: "own",
      title: used.month,
      type: "number",
      value: ({ own }) => own,
      draw: (one) => write(one, one.own),
    },
    {
      id: "account",
      title: used.account,
      type: "number",
      isForWide: true,
      value: ({ account }) => account,
      draw: (one) => write(one, one.account),
    },
    {
      id: "caps",
      title: words.usage.caps,
      type: "text",
      value: ({ caps }) => caps[0]?.percent ?? -1,
      draw: (one) =>
        one.caps.length === 0 ? (
          <span className="text-quiet">–</span>
        ) : (
          <span className="flex flex-wrap gap-1">
            {one.caps.map(({ period, value, percent, state }) => (
              <Badge key={period} tone={state === "STOPPED" ? "bad" : state === "WARNED" ? "warn" : "quiet"}>
                {words.usage.of(format.percent(percent / 100), write(one, value))}{" "}
                {words.usage.period[period]}
              </Badge>
            ))}
          </span>
        ),
    },
  ];
}
