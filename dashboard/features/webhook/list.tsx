import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useData } from "../../data/use-data.ts";
import { WebhookListDocument } from "../../generated/webhook.ts";
import { Empty } from "../../parts/page/empty.tsx";
import { ListPage } from "../../parts/page/list-page.tsx";
import { Shown } from "../../parts/page/shown.tsx";
import { Table } from "../../parts/table/table.tsx";
import { Ago } from "../../parts/ui/ago.tsx";
import { Button } from "../../parts/ui/button.tsx";
import { useWords } from "../../words/language.ts";
import { CreateDialog } from "./create-dialog.tsx";
import { StateBadge } from "./state-badge.tsx";
import { Topics } from "./topics.tsx";

/** The URLs that webhooks are sent to. */
export function Page() {
  const { words } = useWords();
  const { webhook } = words;
  const found = useData(WebhookListDocument, {});
  const [isMaking, setMaking] = useState(false);
  const create = (
    <Button look="main" icon="plus" onClick={() => setMaking(true)}>
      {webhook.create}
    </Button>
  );
  return (
    <ListPage title={webhook.title} intro={webhook.intro} actions={create}>
      <Shown of={found}>
        {({ webhookEndpoints }) =>
          webhookEndpoints.length === 0 ? (
            <Empty icon="webhook" title={webhook.none} hint={webhook.noneHint} />
          ) : (
            <Table
              label={webhook.title}
              rows={webhookEndpoints}
              keyOf={({ id }) => id}
              columns={[
                {
                  id: "url",
                  title: webhook.url,
                  type: "text",
                  value: ({ url }) => url,
                  draw: ({ id, url, description }) => (
                    <div className="min-w-0">
                      <Link to={`/webhooks/${id}`} className="block truncate font-medium hover:underline">
                        {url}
                      </Link>
                      {description !== "" && <p className="truncate text-xs text-quiet">{description}</p>}
                    </div>
                  ),
                },
                {
                  id: "state",
                  title: webhook.state,
                  type: "text",
                  value: ({ isEnabled }) => isEnabled,
                  draw: (endpoint) => <StateBadge endpoint={endpoint} />,
                },
                {
                  id: "topics",
                  title: webhook.topics,
                  type: "text",
                  isForWide: true,
                  value: ({ topics }) => topics.join(),
                  draw: ({ topics }) => <Topics topics={topics} />,
                },
                {
                  id: "delivered",
                  title: webhook.lastDelivered,
                  type: "moment",
                  isForWide: true,
                  value: ({ lastDeliveredAt }) => lastDeliveredAt,
                  draw: ({ lastDeliveredAt }) =>
                    lastDeliveredAt === null ? (
                      <span className="text-quiet">{webhook.never}</span>
                    ) : (
                      <Ago at={lastDeliveredAt} />
                    ),
                },
              ]}
            />
          )
        }
      </Shown>
      <CreateDialog isOpen={isMaking} onClose={() => setMaking(false)} onMade={found.again} />
    </ListPage>
  );
}
