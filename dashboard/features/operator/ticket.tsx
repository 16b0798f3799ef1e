import { Link } from "@tanstack/react-router";
import { useAction } from "../../data/use-action.ts";
import { useData } from "../../data/use-data.ts";
import {
  OperatorTicketAnswerDocument,
  OperatorTicketCloseDocument,
  OperatorTicketDetailDocument,
  type OperatorTicketDetailQuery,
} from "../../generated/operator.ts";
import { DetailPage } from "../../parts/page/detail-page.tsx";
import { Facts } from "../../parts/page/facts.tsx";
import { NotFound } from "../../parts/page/not-found.tsx";
import { Shown } from "../../parts/page/shown.tsx";
import { Thread } from "../../parts/thread/thread.tsx";
import { Ago } from "../../parts/ui/ago.tsx";
import { Button } from "../../parts/ui/button.tsx";
import { Card } from "../../parts/ui/card.tsx";
import { say } from "../../parts/ui/say.ts";
import { useWords } from "../../words/language.ts";
import { pageOfOne } from "./for-operator.tsx";
import { RunLog } from "./run-log.tsx";
import { SeverityBadge, StatusBadge } from "./ticket-badges.tsx";

type Ticket = NonNullable<OperatorTicketDetailQuery["operatorTicket"]>;

/** One question of an account, to answer and to close. */
export const Page = pageOfOne(Detail);

function Detail({ id }: { id: string }) {
  const { words } = useWords();
  const { tickets } = words.operator;
  const found = useData(OperatorTicketDetailDocument, { id });
  const { run, isBusy } = useAction(OperatorTicketCloseDocument);
  const close = async () => {
    const { problem } = await run({ id });
    say(problem ? { title: problem.message, description: problem.advice } : { title: tickets.resolved });
    found.again();
  };
  return (
    <Shown of={found}>
      {({ operatorTicket: one }) => {
        if (one === null) return <NotFound />;
        const { ticket } = one;
        return (
          <DetailPage
            title={ticket.subject}
            parent={{ title: tickets.title, to: "/operator/tickets" }}
            intro={ticket.id}
            badges={
              <>
                <StatusBadge status={ticket.status} />
                <SeverityBadge severity={ticket.severity} />
              </>
            }
            actions={
              ticket.status !== "RESOLVED" && (
                <Button icon="check" isBusy={isBusy} onClick={() => void close()}>
                  {tickets.resolve}
                </Button>
              )
            }
          >
            <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
              <Thread
                label={words.ticket.messages}
                names={tickets.from}
                thread={ticket}
                reply={{
                  document: OperatorTicketAnswerDocument,
                  label: tickets.answer,
                  sendLabel: tickets.send,
                  again: found.again,
                }}
              />
              <Side one={one} />
            </div>
            {ticket.requestId !== null && (
              <Card title={tickets.log}>
                <RunLog label={tickets.log} lines={one.runLog} />
              </Card>
            )}
          </DetailPage>
        );
      }}
    </Shown>
  );
}

function Side({ one: { ticket, accountId } }: { one: Ticket }) {
  const { words } = useWords();
  const { operator } = words;
  const { fields: names } = words.ticket;
  const link = (to: string, text: string) => (
    <Link to={to} className="font-mono text-xs break-all text-accent hover:underline">
      {text}
    </Link>
  );
  const { scraperId, requestId, failingCommand, firstLogLine } = ticket;
  return (
    <Card>
      <Facts
        rows={[
          [operator.account, link(`/operator/accounts/${accountId}`, accountId)],
          [names.createdAt, <Ago key="created" at={ticket.createdAt} />],
          [names.updatedAt, <Ago key="updated" at={ticket.updatedAt} />],
          ...(scraperId === null
            ? []
            : [[names.scraperId, link(`/operator/sources/${scraperId}`, scraperId)] as const]),
          ...(requestId === null
            ? []
            : [[names.requestId, link(`/operator/requests/${requestId}`, requestId)] as const]),
          ...(failingCommand === null
            ? []
            : [[names.failingCommand, <code key="command">{failingCommand}</code>] as const]),
          ...(firstLogLine === null
            ? []
            : [[names.firstLogLine, <code key="line">{firstLogLine}</code>] as const]),
        ]}
      />
    </Card>
  );
}
