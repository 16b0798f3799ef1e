import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useData } from "../../data/use-data.ts";
import {
  OperatorTicketListDocument,
  type OperatorTicketListQuery,
  type TicketStatus,
} from "../../generated/operator.ts";
import { Empty } from "../../parts/page/empty.tsx";
import { ListPage } from "../../parts/page/list-page.tsx";
import { PageSteps } from "../../parts/page/page-steps.tsx";
import { Shown } from "../../parts/page/shown.tsx";
import { useUrlState } from "../../parts/page/url-state.ts";
import { Table } from "../../parts/table/table.tsx";
import { ANY, NarrowBy, optionsOf } from "../../parts/ui/narrow-by.tsx";
import { useWords } from "../../words/language.ts";
import { ForOperator } from "./for-operator.tsx";
import { SeverityBadge, StatusBadge } from "./ticket-badges.tsx";

/** Questions of all accounts; first those that wait for an answer. */
export function Page() {
  const { words } = useWords();
  const { tickets } = words.operator;
  const [status, setStatus] = useUrlState<TicketStatus | typeof ANY>("status", "OPEN");
  const filter = (
    <NarrowBy
      label={words.ticket.fields.status}
      any={tickets.anyStatus}
      value={status}
      onChange={setStatus}
      className="w-48"
      options={optionsOf(tickets.status)}
    />
  );
  return (
    <ForOperator>
      <ListPage title={tickets.title} intro={tickets.intro} filters={filter}>
        <Tickets key={status} status={status === ANY ? null : status} />
      </ListPage>
    </ForOperator>
  );
}

function Tickets({ status }: { status: TicketStatus | null }) {
  const { words } = useWords();
  const { tickets } = words.operator;
  const [after, setAfter] = useState<string | null>(null);
  const found = useData(OperatorTicketListDocument, { after, status });
  return (
    <Shown of={found}>
      {({ operatorTickets: { nodes, pageInfo } }) =>
        nodes.length === 0 ? (
          <Empty
            icon="ticket"
            title={status === "OPEN" ? tickets.none : tickets.noMatch}
            hint={tickets.noneHint}
          />
        ) : (
          <>
            <Rows rows={nodes} />
            <PageSteps after={after} pageInfo={pageInfo} onStep={setAfter} />
          </>
        )
      }
    </Shown>
  );
}

function Rows({ rows }: { rows: OperatorTicketListQuery["operatorTickets"]["nodes"] }) {
  const { words } = useWords();
  const { operator } = words;
  const { fields: say, options } = words.ticket;
  return (
    <Table
      label={operator.tickets.title}
      rows={rows}
      keyOf={({ ticket }) => ticket.id}
      columns={[
        {
          id: "subject",
          title: say.subject,
          type: "text",
          value: ({ ticket }) => ticket.subject,
          draw: ({ ticket }) => (
            <Link to={`/operator/tickets/${ticket.id}`} className="font-medium hover:underline">
              {ticket.subject}
            </Link>
          ),
        },
        {
          id: "state",
          title: say.status,
          type: "text",
          value: ({ ticket }) => operator.tickets.status[ticket.status],
          draw: ({ ticket }) => <StatusBadge status={ticket.status} />,
        },
        {
          id: "severity",
          title: say.severity,
          type: "text",
          isForWide: true,
          value: ({ ticket }) => options.severity[ticket.severity],
          draw: ({ ticket }) => <SeverityBadge severity={ticket.severity} />,
        },
        {
          id: "account",
          title: operator.account,
          type: "text",
          isForWide: true,
          value: ({ accountId }) => accountId,
          draw: ({ accountId }) => (
            <Link
              to={`/operator/accounts/${accountId}`}
              className="font-mono text-xs text-quiet hover:underline"
            >
              {accountId}
            </Link>
          ),
        },
        {
          id: "updated",
          title: say.updatedAt,
          type: "moment",
          isForWide: true,
          value: ({ ticket }) => ticket.updatedAt,
        },
      ]}
    />
  );
}
