import { Link } from "@tanstack/react-router";
import { useAction } from "../../data/use-action.ts";
import { useData } from "../../data/use-data.ts";
import {
  TicketCloseDocument,
  TicketDetailDocument,
  TicketReplyDocument,
  type TicketDetailQuery,
} from "../../generated/ticket.ts";
import { FieldValue } from "../../parts/kind/field-value.tsx";
import { DetailPage } from "../../parts/page/detail-page.tsx";
import { Facts } from "../../parts/page/facts.tsx";
import { NotFound } from "../../parts/page/not-found.tsx";
import { Shown } from "../../parts/page/shown.tsx";
import { useParam } from "../../parts/page/url-state.ts";
import { Thread } from "../../parts/thread/thread.tsx";
import { Ago } from "../../parts/ui/ago.tsx";
import { Button } from "../../parts/ui/button.tsx";
import { Card } from "../../parts/ui/card.tsx";
import { say } from "../../parts/ui/say.ts";
import { useWords } from "../../words/language.ts";
import { TONES } from "./tones.ts";

type Ticket = NonNullable<TicketDetailQuery["supportTicket"]>;

export function Page() {
  const id = useParam("id");
  const found = useData(TicketDetailDocument, { id });
  return (
    <Shown of={found}>
      {({ supportTicket }) =>
        supportTicket ? <Detail key={id} ticket={supportTicket} again={found.again} /> : <NotFound />
      }
    </Shown>
  );
}

function Detail({ ticket: one, again }: { ticket: Ticket; again: () => void }) {
  const { words, format } = useWords();
  const { ticket } = words;
  const { fields, options } = ticket;
  const { run, isBusy } = useAction(TicketCloseDocument);
  const close = async () => {
    const { problem } = await run({ id: one.id });
    say(problem ? { title: problem.message, description: problem.advice } : { title: ticket.closed });
    again();
  };
  return (
    <DetailPage
      title={one.subject}
      parent={{ title: ticket.title, to: "/tickets" }}
      intro={one.id}
      badges={
        <>
          <FieldValue type="word" value={one.status} words={options.status} tones={TONES.status} />
          <FieldValue type="word" value={one.severity} words={options.severity} tones={TONES.severity} />
        </>
      }
      actions={
        one.status !== "RESOLVED" && (
          <Button icon="check" isBusy={isBusy} onClick={() => void close()}>
            {ticket.close}
          </Button>
        )
      }
    >
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Thread
          label={ticket.messages}
          names={ticket.from}
          thread={one}
          reply={{
            document: TicketReplyDocument,
            label: ticket.reply,
            help: one.status === "RESOLVED" ? ticket.reopens : undefined,
            sendLabel: ticket.send,
            again,
          }}
        />
        <Card>
          <Facts
            rows={[
              [fields.createdAt, <Ago key="created" at={one.createdAt} />],
              [fields.updatedAt, <Ago key="updated" at={one.updatedAt} />],
              ...(one.resolvedAt === null
                ? []
                : [[fields.resolvedAt, format.moment(one.resolvedAt)] as const]),
              ...(one.scraperId === null
                ? []
                : [
                    [
                      fields.scraperId,
                      <Link
                        key="scraper"
                        to={`/scrapers/${one.scraperId}`}
                        className="text-accent hover:underline"
                      >
                        {one.scraperId}
                      </Link>,
                    ] as const,
                  ]),
              ...(one.requestId === null
                ? []
                : [
                    [
                      fields.requestId,
                      <Link
                        key="request"
                        to={`/requests/${one.requestId}`}
                        className="break-all text-accent hover:underline"
                      >
                        {one.requestId}
                      </Link>,
                    ] as const,
                  ]),
              ...(one.failingCommand === null
                ? []
                : [[fields.failingCommand, <code key="command">{one.failingCommand}</code>] as const]),
              ...(one.firstLogLine === null
                ? []
                : [[fields.firstLogLine, <code key="line">{one.firstLogLine}</code>] as const]),
            ]}
          />
        </Card>
      </div>
    </DetailPage>
  );
}
