import { Link } from "@tanstack/react-router";
import { useData } from "../../data/use-data.ts";
import { ServiceListDocument, type ServiceFragment } from "../../generated/service.ts";
import { Empty } from "../../parts/page/empty.tsx";
import { ListPage } from "../../parts/page/list-page.tsx";
import { PageSteps } from "../../parts/page/page-steps.tsx";
import { Shown } from "../../parts/page/shown.tsx";
import { useUrlState } from "../../parts/page/url-state.ts";
import { Table, type TableColumn } from "../../parts/table/table.tsx";
import { Badge } from "../../parts/ui/badge.tsx";
import { buttonStyle } from "../../parts/ui/button.tsx";
import { Icon } from "../../parts/ui/icon.tsx";
import { useWords } from "../../words/language.ts";
import { ServiceBadge } from "./badges.tsx";
import { resourceCounts } from "./resource-count.ts";

/** What the account has deployed here. */
export function Page() {
  const { words } = useWords();
  const [after, setAfter] = useUrlState("after", "");
  const found = useData(ServiceListDocument, { after: after === "" ? null : after });
  const columns = useColumns();
  const make = (
    <Link to="/services/new" className={buttonStyle({ look: "main" })}>
      <Icon name="plus" />
      {words.service.make}
    </Link>
  );
  return (
    <ListPage title={words.service.title} intro={words.service.intro} actions={make}>
      <Shown of={found}>
        {({ services: { nodes, pageInfo } }) =>
          nodes.length === 0 ? (
            <Empty icon="service" title={words.service.none} hint={words.service.noneHint} action={make} />
          ) : (
            <>
              <Table label={words.service.title} columns={columns} rows={nodes} keyOf={({ id }) => id} />
              <PageSteps after={after || null} pageInfo={pageInfo} onStep={(to) => setAfter(to ?? "")} />
            </>
          )
        }
      </Shown>
    </ListPage>
  );
}

function useColumns(): TableColumn<ServiceFragment>[] {
  const { words } = useWords();
  const { columns, kinds, capabilities } = words.service;
  return [
    {
      id: "name",
      title: columns.name,
      type: "text",
      value: ({ name }) => name,
      draw: ({ id, name }) => (
        <Link to={`/services/${id}`} className="font-medium hover:underline">
          {name}
        </Link>
      ),
    },
    {
      id: "status",
      title: columns.status,
      type: "text",
      value: ({ status }) => words.service.statuses[status],
      draw: ({ status }) => <ServiceBadge status={status} />,
    },
    { id: "kind", title: columns.kind, type: "text", isForWide: true, value: ({ kind }) => kinds[kind] },
    { id: "url", title: columns.url, type: "link", isForWide: true, value: ({ url }) => url },
    {
      id: "capabilities",
      title: columns.capabilities,
      type: "text",
      isForWide: true,
      value: ({ enabledCapabilities }) => enabledCapabilities.map((one) => capabilities[one]).join(", "),
      draw: ({ enabledCapabilities: on }) =>
        on.length === 0 ? (
          <span className="text-quiet">–</span>
        ) : (
          <span className="flex flex-wrap gap-1">
            {on.map((one) => (
              <Badge key={one}>{capabilities[one]}</Badge>
            ))}
          </span>
        ),
    },
    {
      id: "resources",
      title: columns.resources,
      type: "number",
      isForWide: true,
      value: (one) =>
        resourceCounts(one.resourceCounts, words.service.resourceKinds).reduce(
          (sum, { count }) => sum + count,
          0,
        ),
    },
    {
      id: "updated",
      title: columns.updated,
      type: "moment",
      isForWide: true,
      value: ({ updatedAt }) => updatedAt,
    },
  ];
}
