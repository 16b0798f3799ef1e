import { useState } from "react";
import { useAction } from "../../data/use-action.ts";
import { useData } from "../../data/use-data.ts";
import { SessionEndDocument, SessionListDocument, type SessionListQuery } from "../../generated/session.ts";
import { Failed } from "../../parts/page/failed.tsx";
import { ListPage } from "../../parts/page/list-page.tsx";
import { Shown } from "../../parts/page/shown.tsx";
import { Table } from "../../parts/table/table.tsx";
import { Ago } from "../../parts/ui/ago.tsx";
import { Badge } from "../../parts/ui/badge.tsx";
import { Button } from "../../parts/ui/button.tsx";
import { say } from "../../parts/ui/say.ts";
import { useWords } from "../../words/language.ts";
import { deviceOf } from "./device.ts";

type Session = SessionListQuery["sessions"][number];

/** Where the owner is signed in. */
export function Page() {
  const { words } = useWords();
  const found = useData(SessionListDocument, {});
  const { run, problem } = useAction(SessionEndDocument);
  const [ending, setEnding] = useState<readonly string[]>([]);
  const own = found.data?.credential?.id;
  const sessions = (found.data?.sessions ?? []).filter(isGood);
  const others = sessions.filter(({ id }) => id !== own).map(({ id }) => id);
  const end = async (ids: readonly string[]) => {
    setEnding(ids);
    let count = 0;
    // One after another, and no further after one that is refused.
    for (const id of ids) {
      if (!(await run({ id })).data) break;
      count += 1;
    }
    setEnding([]);
    if (count > 0) say({ title: words.session.ended(count) });
    found.again();
  };
  const endOthers = (
    <Button
      look="danger"
      icon="out"
      disabled={others.length === 0}
      isBusy={ending.length > 0}
      onClick={() => void end(others)}
    >
      {words.session.endOthers}
    </Button>
  );
  return (
    <ListPage title={words.session.title} intro={words.session.intro} actions={endOthers}>
      {problem && (
        <div className="mb-4">
          <Failed problem={problem} />
        </div>
      )}
      <Shown of={found}>
        {() => (
          <Table
            label={words.session.title}
            rows={sessions}
            keyOf={({ id }) => id}
            columns={[
              {
                id: "device",
                title: words.session.device,
                type: "text",
                value: ({ userAgent }) => deviceOf(userAgent),
                draw: ({ id, userAgent }) => (
                  <div className="flex items-center gap-2" title={userAgent ?? ""}>
                    <span className="truncate font-medium">
                      {deviceOf(userAgent) ?? words.session.unnamed}
                    </span>
                    {id === own && <Badge tone="good">{words.session.here}</Badge>}
                  </div>
                ),
              },
              {
                id: "used",
                title: words.session.lastUsed,
                type: "moment",
                value: ({ lastUsedAt, createdAt }) => lastUsedAt ?? createdAt,
              },
              {
                id: "since",
                title: words.session.since,
                type: "moment",
                isForWide: true,
                value: ({ createdAt }) => createdAt,
                draw: ({ createdAt }) => <Ago at={createdAt} />,
              },
              {
                id: "until",
                title: words.session.until,
                type: "text",
                isForWide: true,
                value: ({ expiresAt }) => expiresAt,
                draw: ({ expiresAt }) => <Day at={expiresAt} />,
              },
            ]}
            actions={({ id, userAgent }) =>
              id === own ? null : (
                <Button
                  size="small"
                  look="danger"
                  isBusy={ending.includes(id)}
                  aria-label={words.session.endOf(deviceOf(userAgent) ?? words.session.unnamed)}
                  onClick={() => void end([id])}
                >
                  {words.session.end}
                </Button>
              )
            }
          />
        )}
      </Shown>
    </ListPage>
  );
}

function Day({ at }: { at: string }) {
  return useWords().format.date(at);
}

function isGood({ revokedAt, expiresAt }: Session): boolean {
  return revokedAt === null && new Date(expiresAt) > new Date();
}
