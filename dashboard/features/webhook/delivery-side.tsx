import { useAction } from "../../data/use-action.ts";
import { WebhookSendAgainDocument } from "../../generated/webhook.ts";
import { Facts } from "../../parts/page/facts.tsx";
import { CopyText } from "../../parts/secret/secret-once.tsx";
import { Ago } from "../../parts/ui/ago.tsx";
import { Badge } from "../../parts/ui/badge.tsx";
import { Button } from "../../parts/ui/button.tsx";
import { Dialog } from "../../parts/ui/dialog.tsx";
import { say } from "../../parts/ui/say.ts";
import { useWords } from "../../words/language.ts";
import type { Delivery } from "./deliveries.tsx";
import { DeliveryBadge } from "./delivery-badge.tsx";

interface DeliverySideProps {
  /** Closed without one. */
  delivery: Delivery | undefined;
  onClose: () => void;
  again: () => void;
}

/** One delivery in full: its body, each attempt and what was answered. */
export function DeliverySide({ delivery, onClose, again }: DeliverySideProps) {
  const { words } = useWords();
  const { webhook } = words;
  const { run, isBusy } = useAction(WebhookSendAgainDocument);
  if (!delivery) return null;
  const { id, topic } = delivery;
  const sendAgain = async () => {
    const { problem } = await run({ id });
    say(problem ? { title: problem.message, description: problem.advice } : { title: webhook.sentAgain(1) });
    again();
  };
  return (
    <Dialog isOpen place="side" onClose={onClose} title={topic} hint={id}>
      <div className="grid gap-5">
        <Facts
          rows={[
            [webhook.state, <DeliveryBadge key="state" status={delivery.status} />],
            [webhook.created, <Ago key="created" at={delivery.createdAt} />],
            ...(delivery.nextAttemptAt === null
              ? []
              : [[webhook.nextAttempt, <Moment key="next" at={delivery.nextAttemptAt} />] as const]),
          ]}
        />
        {/* Here, since what is said for some seconds stands over the end of the side. */}
        <div>
          <Button icon="refresh" isBusy={isBusy} onClick={() => void sendAgain()}>
            {webhook.sendAgain}
          </Button>
        </div>
        <CopyText label={webhook.body} text={pretty(delivery.payload)} />
        <Attempts attempts={delivery.attempts} />
      </div>
    </Dialog>
  );
}

function Moment({ at }: { at: string }) {
  return useWords().format.moment(at);
}

function Attempts({ attempts }: Pick<Delivery, "attempts">) {
  const { words, format } = useWords();
  const { webhook } = words;
  return (
    <section>
      <h3 className="mb-2 font-medium">{webhook.attempts}</h3>
      {attempts.length === 0 && <p className="text-quiet">{webhook.noAttempt}</p>}
      <ol className="grid divide-y divide-line border-y border-line empty:hidden">
        {attempts.toReversed().map(({ at, durationMs, status, error, answer }) => (
          <li key={at} className="grid gap-1 py-2">
            <p className="flex flex-wrap items-center gap-2">
              <Badge tone={error === null ? "good" : "bad"}>{status ?? webhook.noAnswer}</Badge>
              <span className="text-quiet">
                {format.moment(at)} · {format.duration(durationMs)}
              </span>
            </p>
            {error !== null && <p className="text-bad">{error}</p>}
            {answer !== null && answer !== "" && (
              <pre
                tabIndex={0}
                className="max-h-32 overflow-auto rounded bg-raised px-2 py-1 font-mono text-xs break-all whitespace-pre-wrap"
              >
                {answer}
              </pre>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function pretty(json: string): string {
  return JSON.stringify(JSON.parse(json), null, 2);
}
