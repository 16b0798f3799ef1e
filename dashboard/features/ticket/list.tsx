import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useData } from "../../data/use-data.ts";
import { TicketListDocument, type TicketListQuery, type TicketStatus } from "../../generated/ticket.ts";
import { Empty } from "../../parts/page/empty.tsx";
import { ListPage } from "../../parts/page/list-page.tsx";
import { PageSteps } from "../../parts/page/page-steps.tsx";
import { Shown } from "../../parts/page/shown.tsx";
import { useUrlState } from "../../parts/page/url-state.ts";
import { Table } from "../../parts/table/table.tsx";
import { Button } from "../../parts/ui/button.tsx";
import { Select } from "../../parts/ui/select.tsx";
import { useWords } from "../../words/language.ts";
import { SeverityBadge, StatusBadge } from "./badges.tsx";
import { OpenDialog } from "./open-dialog.tsx";

const ANY = "any";

/** Questions to the people who run the server. */
export function Page() {
  const { words } = useWords();
  const { ticket } = words;
  const [status, setStatus] = useUrlState<TicketStatus | typeof ANY>("status", ANY);
  const [isOpening, setOpening] = useState(false);
  const statuses = Object.entries(ticket.status) as [TicketStatus, string][];
  const open = (
    <Button look="main" icon="plus" onClick={() => setOpening(true)}>
      {ticket.open}
    </Button>
  );
  const filter = (
    <Select
      label={ticket.state}
      value={status}
      onChange={setStatus}
      className="w-48"
      options={[
        { value: ANY, label: ticket.anyStatus },
        ...statuses.map(([value, label]) => ({ value, label })),
      ]}
    />
  );
  return (
    <ListPage title={ticket.title} intro={ticket.intro} actions={open} filters={filter}>
      <Tickets key={status} status={status === ANY ? null : status} />
      <OpenDialog isOpen={isOpening} onClose={() => setOpening(false)} />
    </ListPage>
  );
}

function Tickets({ status }: { status: TicketStatus | null }) {
  const { words } = useWords();
  const [after, setAfter] = useState<string | null>(null);
  const found = useData(TicketListDocument, { after, status });
  return (
    <Shown of={found}>
      {({ supportTickets: { nodes, pageInfo } }) =>
        nodes.length === 0 ? (
          <Empty
            icon="ticket"
            title={status === null ? words.ticket.none : words.ticket.noMatch}
            hint={words.ticket.noneHint}
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

function Rows({ rows }: { rows: TicketListQuery["supportTickets"]["nodes"] }) {
  const { words } = useWords();
  const { ticket } = words;
  return (
    <Table
      label={ticket.title}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          id: "subject",
          title: ticket.subject,
          type: "text",
          value: ({ subject }) => subject,
          draw: ({ id, subject }) => (
            <Link to={`/tickets/${id}`} className="font-medium hover:underline">
              {subject}
            </Link>
          ),
        },
        {
          id: "state",
          title: ticket.state,
          type: "text",
          value: ({ status }) => ticket.status[status],
          draw: ({ status }) => <StatusBadge status={status} />,
        },
        {
          id: "severity",
          title: ticket.severityTitle,
          type: "text",
          isForWide: true,
          value: ({ severity }) => ticket.severity[severity],
          draw: ({ severity }) => <SeverityBadge severity={severity} />,
        },
        {
          id: "updated",
          title: ticket.updated,
          type: "moment",
          isForWide: true,
          value: ({ updatedAt }) => updatedAt,
        },
      ]}
    />
  );
}
