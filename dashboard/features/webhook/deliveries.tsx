import { useEffect, useState } from "react";
import { useAction } from "../../data/use-action.ts";
import { useData } from "../../data/use-data.ts";
import { useRepeat } from "../../data/use-repeat.ts";
import {
  WebhookLogDocument,
  WebhookSendFailedAgainDocument,
  type WebhookDeliveryStatus,
  type WebhookLogQuery,
} from "../../generated/webhook.ts";
import { Empty } from "../../parts/page/empty.tsx";
import { PageSteps } from "../../parts/page/page-steps.tsx";
import { Shown } from "../../parts/page/shown.tsx";
import { useUrlState } from "../../parts/page/url-state.ts";
import { Table } from "../../parts/table/table.tsx";
import { Button } from "../../parts/ui/button.tsx";
import { ANY, NarrowBy, optionsOf } from "../../parts/ui/narrow-by.tsx";
import { say } from "../../parts/ui/say.ts";
import { useWords } from "../../words/language.ts";
import { DeliverySide } from "./delivery-side.tsx";
import { DeliveryBadge } from "./delivery-badge.tsx";

export type Delivery = WebhookLogQuery["webhookDeliveries"]["nodes"][number];
/** How often one that is on its way is looked at, and for which tries: later ones take minutes to hours. */
const LOOK_MS = 1000;
const SOON_MS = 15_000;

interface DeliveriesProps {
  endpointId: string;
  /** Called when one has ended, which changes what is known of the endpoint. */
  onEnded: () => void;
}

/** What was sent to an endpoint, newest first; one of them at the side. */
export function Deliveries({ endpointId, onEnded }: DeliveriesProps) {
  const { words } = useWords();
  const { webhook } = words;
  const [status, setStatus] = useUrlState<WebhookDeliveryStatus | typeof ANY>("status", ANY);
  const [opened, setOpened] = useUrlState("delivery", "");
  const [after, setAfter] = useState<string | null>(null);
  const found = useData(WebhookLogDocument, {
    ...{ id: endpointId, after },
    status: status === ANY ? null : status,
  });
  const failedAgain = useAction(WebhookSendFailedAgainDocument);
  const { again } = found;
  const rows = found.data?.webhookDeliveries.nodes ?? [];
  const isSoon = rows.some(isTriedSoon);
  const ended = rows.filter(({ endedAt }) => endedAt !== null).length;
  useRepeat(isSoon, again, LOOK_MS);
  useEffect(() => {
    if (ended > 0) onEnded();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- told of once for each that ends
  }, [ended]);
  const sendFailed = async () => {
    const { data, problem } = await failedAgain.run({ id: endpointId });
    say(
      problem
        ? { title: problem.message, description: problem.advice }
        : { title: webhook.sentAgain(data?.webhookDeliveriesReplayFailed?.replayedCount ?? 0) },
    );
    again();
  };
  return (
    <section className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-semibold">{webhook.deliveries}</h2>
        <div className="flex flex-wrap gap-2">
          <NarrowBy
            label={webhook.state}
            any={webhook.anyStatus}
            value={status}
            onChange={setStatus}
            className="w-40"
            options={optionsOf(webhook.status)}
          />
          {rows.some((row) => row.status === "FAILED") && (
            <Button icon="refresh" isBusy={failedAgain.isBusy} onClick={() => void sendFailed()}>
              {webhook.sendFailedAgain}
            </Button>
          )}
        </div>
      </div>
      <Shown of={found}>
        {({ webhookDeliveries: { nodes, pageInfo } }) =>
          nodes.length === 0 ? (
            <Empty icon="webhook" title={webhook.noDeliveries} hint={webhook.noDeliveriesHint} />
          ) : (
            <>
              <Log rows={nodes} onOpen={setOpened} />
              <PageSteps after={after} pageInfo={pageInfo} onStep={setAfter} />
            </>
          )
        }
      </Shown>
      <DeliverySide
        delivery={rows.find(({ id }) => id === opened)}
        onClose={() => setOpened("")}
        again={again}
      />
    </section>
  );
}

function Log({ rows, onOpen }: { rows: Delivery[]; onOpen: (id: string) => void }) {
  const { words } = useWords();
  const { webhook } = words;
  return (
    <Table
      label={webhook.deliveries}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          id: "topic",
          title: webhook.topic,
          type: "text",
          value: ({ topic }) => topic,
          draw: ({ id, topic }) => (
            <button
              type="button"
              className="font-medium -outline-offset-2 hover:underline"
              onClick={() => onOpen(id)}
            >
              {topic}
            </button>
          ),
        },
        {
          id: "result",
          title: webhook.state,
          type: "text",
          value: ({ status }) => webhook.status[status],
          draw: ({ status }) => <DeliveryBadge status={status} />,
        },
        {
          id: "answer",
          title: webhook.answer,
          type: "text",
          isForWide: true,
          value: ({ attempts }) => attempts.at(-1)?.status ?? attempts.at(-1)?.error,
        },
        {
          id: "attempts",
          title: webhook.attempts,
          type: "number",
          isForWide: true,
          value: ({ attemptCount }) => attemptCount,
        },
        { id: "created", title: webhook.created, type: "moment", value: ({ createdAt }) => createdAt },
      ]}
    />
  );
}

function isTriedSoon({ nextAttemptAt }: Delivery): boolean {
  return nextAttemptAt !== null && new Date(nextAttemptAt).getTime() - Date.now() < SOON_MS;
}
