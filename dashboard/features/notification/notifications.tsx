import { useState } from "react";
import { useAction } from "../../data/use-action.ts";
import { useData } from "../../data/use-data.ts";
import { useEach } from "../../data/use-each.ts";
import {
  NotificationCameDocument,
  NotificationListDocument,
  NotificationReadDocument,
  type NotificationListQuery,
} from "../../generated/notification.ts";
import { Empty } from "../../parts/page/empty.tsx";
import { PageSteps } from "../../parts/page/page-steps.tsx";
import { Shown } from "../../parts/page/shown.tsx";
import { Ago } from "../../parts/ui/ago.tsx";
import { Button } from "../../parts/ui/button.tsx";
import { say } from "../../parts/ui/say.ts";
import { useWords } from "../../words/language.ts";

type Notification = NotificationListQuery["notifications"]["nodes"][number];

/** Newest first; what comes while one looks is there at once. */
export function Notifications({ isUnread }: { isUnread: boolean }) {
  const { words } = useWords();
  const { notification } = words;
  const [after, setAfter] = useState<string | null>(null);
  const found = useData(NotificationListDocument, { after, unread: isUnread });
  const { run, isBusy } = useAction(NotificationReadDocument);
  const from = found.data && { after: found.data.notifications.edges[0]?.cursor ?? null };
  const problem = useEach(NotificationCameDocument, from ?? null, found.again);
  const read = async (ids: string[] | null) => {
    const { data, problem: refused } = await run({ ids });
    if (refused) say({ title: refused.message, description: refused.advice });
    else if (ids === null) say({ title: notification.marked(data?.notificationsRead?.markedCount ?? 0) });
    found.again();
  };
  return (
    <Shown of={{ ...found, problem: found.problem ?? problem }}>
      {({ notifications: { nodes, pageInfo, unreadCount } }) =>
        nodes.length === 0 ? (
          <Empty
            icon="bell"
            title={isUnread ? notification.noneUnread : notification.none}
            hint={isUnread ? notification.noneUnreadHint : notification.noneHint}
          />
        ) : (
          <>
            <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
              <p role="status" className="text-quiet">
                {notification.unreadCount(unreadCount)}
              </p>
              <Button
                icon="check"
                size="small"
                disabled={unreadCount === 0}
                isBusy={isBusy}
                onClick={() => void read(null)}
              >
                {notification.readAll}
              </Button>
            </div>
            <ul className="grid divide-y divide-line rounded-lg border border-line bg-surface">
              {nodes.map((one) => (
                <Line key={one.id} notification={one} onRead={() => void read([one.id])} />
              ))}
            </ul>
            <PageSteps after={after} pageInfo={pageInfo} onStep={setAfter} />
          </>
        )
      }
    </Shown>
  );
}

function Line({ notification: one, onRead }: { notification: Notification; onRead: () => void }) {
  const { words } = useWords();
  const isNew = one.readAt === null;
  return (
    <li className="flex items-start gap-3 px-4 py-3">
      <span
        className={`mt-1.5 size-2 shrink-0 rounded-full ${isNew ? "bg-accent" : "bg-transparent"}`}
        title={isNew ? words.notification.isNew : ""}
      />
      <div className="min-w-0 grow">
        <h2 className={isNew ? "font-semibold" : "font-medium"}>{one.subject}</h2>
        <p className="break-words whitespace-pre-line text-quiet">{one.message}</p>
        <p className="mt-1 flex flex-wrap gap-x-3 text-xs text-quiet">
          <Ago at={one.createdAt} />
          <code>{one.kind}</code>
        </p>
      </div>
      {isNew && (
        <Button
          size="small"
          look="ghost"
          aria-label={words.notification.readOf(one.subject)}
          onClick={onRead}
        >
          {words.notification.read}
        </Button>
      )}
    </li>
  );
}
