import { useState } from "react";
import { useAction } from "../../data/use-action.ts";
import { useData } from "../../data/use-data.ts";
import { WebhookChangeDocument, WebhookDetailDocument, WebhookTryDocument } from "../../generated/webhook.ts";
import { DetailPage } from "../../parts/page/detail-page.tsx";
import { Facts } from "../../parts/page/facts.tsx";
import { NotFound } from "../../parts/page/not-found.tsx";
import { Shown } from "../../parts/page/shown.tsx";
import { useParam } from "../../parts/page/url-state.ts";
import { Ago } from "../../parts/ui/ago.tsx";
import { Button } from "../../parts/ui/button.tsx";
import { Card } from "../../parts/ui/card.tsx";
import { Icon } from "../../parts/ui/icon.tsx";
import { Menu, MenuItem, MenuLine } from "../../parts/ui/menu.tsx";
import { say } from "../../parts/ui/say.ts";
import { useWords } from "../../words/language.ts";
import { ChangeDialog } from "./change-dialog.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";
import { Deliveries } from "./deliveries.tsx";
import { RotateDialog } from "./rotate-dialog.tsx";
import { StateBadge, type Endpoint } from "./state-badge.tsx";
import { Topics } from "./topics.tsx";

export function Page() {
  const id = useParam("id");
  const found = useData(WebhookDetailDocument, { id });
  return (
    <Shown of={found}>
      {({ webhookEndpoint }) =>
        webhookEndpoint ? <Detail key={id} endpoint={webhookEndpoint} again={found.again} /> : <NotFound />
      }
    </Shown>
  );
}

/** One endpoint, and what was sent to it. */
function Detail({ endpoint, again }: { endpoint: Endpoint; again: () => void }) {
  const { words, format } = useWords();
  const { webhook } = words;
  const test = useAction(WebhookTryDocument);
  const change = useAction(WebhookChangeDocument);
  const [opened, setOpened] = useState<"change" | "rotate" | "delete" | null>(null);
  const [sent, setSent] = useState(0);
  const { id, url, isEnabled, secrets } = endpoint;
  const [, ...older] = secrets;
  const close = () => {
    setOpened(null);
    again();
  };
  const sendTest = async () => {
    const { problem } = await test.run({ id });
    say(problem ? { title: problem.message, description: problem.advice } : { title: webhook.testSent });
    setSent((count) => count + 1);
  };
  const turn = async (isOn: boolean) => {
    const { problem } = await change.run({ id, input: { isEnabled: isOn } });
    const undo = { label: words.webhook.undo, run: () => void turn(!isOn) };
    say(
      problem
        ? { title: problem.message, description: problem.advice }
        : { title: isOn ? webhook.turnedOn : webhook.turnedOff, action: undo },
    );
    again();
  };
  return (
    <DetailPage
      title={url}
      parent={{ title: webhook.title, to: "/webhooks" }}
      intro={endpoint.description === "" ? id : `${endpoint.description} · ${id}`}
      badges={<StateBadge endpoint={endpoint} />}
      actions={
        <>
          <Button icon="play" isBusy={test.isBusy} onClick={() => void sendTest()}>
            {webhook.test}
          </Button>
          <Button icon="edit" onClick={() => setOpened("change")}>
            {webhook.change}
          </Button>
          <Menu
            trigger={
              <Button size="icon" aria-label={webhook.moreActions}>
                <Icon name="dots" />
              </Button>
            }
          >
            <MenuItem icon={isEnabled ? "pause" : "play"} onSelect={() => void turn(!isEnabled)}>
              {isEnabled ? webhook.turnOff : webhook.turnOn}
            </MenuItem>
            <MenuItem icon="refresh" onSelect={() => setOpened("rotate")}>
              {webhook.rotate}
            </MenuItem>
            <MenuLine />
            <MenuItem icon="trash" isDanger onSelect={() => setOpened("delete")}>
              {webhook.delete}
            </MenuItem>
          </Menu>
        </>
      }
    >
      <Card>
        <Facts
          rows={[
            [webhook.topics, <Topics key="topics" topics={endpoint.topics} />],
            [webhook.includeRecords, format.number(endpoint.includeRecords)],
            [
              webhook.secret,
              older.length === 0
                ? webhook.secretSince(format.date(secrets[0]?.createdAt ?? endpoint.createdAt))
                : webhook.secretsUntil(format.moment(older[0]?.expiresAt ?? endpoint.updatedAt)),
            ],
            [
              webhook.lastDelivered,
              endpoint.lastDeliveredAt === null ? (
                webhook.never
              ) : (
                <Ago key="at" at={endpoint.lastDeliveredAt} />
              ),
            ],
            ...(endpoint.failingSince === null
              ? []
              : [[webhook.failingSince, <Ago key="since" at={endpoint.failingSince} />] as const]),
          ]}
        />
      </Card>
      <Deliveries key={sent} endpointId={id} onEnded={again} />
      {opened === "change" && <ChangeDialog endpoint={endpoint} onClose={close} onChanged={close} />}
      {opened === "rotate" && <RotateDialog id={id} onClose={close} />}
      {opened === "delete" && <DeleteDialog endpoint={endpoint} onClose={() => setOpened(null)} />}
    </DetailPage>
  );
}
