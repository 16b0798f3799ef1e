import { useState } from "react";
import { useData } from "../../data/use-data.ts";
import { ApiKeyListDocument, type ApiKeyListQuery } from "../../generated/api-key.ts";
import { Empty } from "../../parts/page/empty.tsx";
import { ListPage } from "../../parts/page/list-page.tsx";
import { Shown } from "../../parts/page/shown.tsx";
import { useUrlState } from "../../parts/page/url-state.ts";
import { Table } from "../../parts/table/table.tsx";
import { Button } from "../../parts/ui/button.tsx";
import { Tabs } from "../../parts/ui/tabs.tsx";
import { useWords } from "../../words/language.ts";
import { CreateDialog } from "./create-dialog.tsx";
import type { ApiKey } from "./family.ts";
import { RevokeDialog } from "./revoke-dialog.tsx";
import { useColumns } from "./use-columns.tsx";

type Tab = "working" | "revoked";

/** Keys of the account: those that work, and those that did. */
export function Page() {
  const { words } = useWords();
  const found = useData(ApiKeyListDocument, {});
  const [isMaking, setMaking] = useState(false);
  const create = (
    <Button look="main" icon="plus" onClick={() => setMaking(true)}>
      {words.apiKey.create}
    </Button>
  );
  return (
    <ListPage title={words.apiKey.title} intro={words.apiKey.intro} actions={create}>
      <Shown of={found}>{(data) => <Keys data={data} again={found.again} />}</Shown>
      <CreateDialog isOpen={isMaking} onClose={() => setMaking(false)} onMade={found.again} />
    </ListPage>
  );
}

function Keys({ data: { viewer, usage }, again }: { data: ApiKeyListQuery; again: () => void }) {
  const { words, format } = useWords();
  const [tab, setTab] = useUrlState<Tab>("show", "working");
  const [ending, setEnding] = useState<ApiKey | null>(null);
  const working = viewer?.working.nodes ?? [];
  const revoked = viewer?.revoked.nodes ?? [];
  const all = [...working, ...revoked];
  const columns = useColumns(all, usage?.spendLimits ?? []);
  const table = (rows: ApiKey[]) => (
    <Table
      label={words.apiKey.title}
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      {...(rows === working
        ? {
            actions: (row: ApiKey) => (
              <Button
                size="small"
                look="danger"
                aria-label={words.apiKey.revokeOf(row.label)}
                onClick={() => setEnding(row)}
              >
                {words.apiKey.revoke}
              </Button>
            ),
          }
        : {})}
    />
  );
  return (
    <>
      <Tabs<Tab>
        value={tab}
        onChange={setTab}
        tabs={[
          {
            name: "working",
            label: words.apiKey.working,
            count: format.number(working.length),
            content:
              working.length === 0 ? (
                <Empty icon="key" title={words.apiKey.none} hint={words.apiKey.noneHint} />
              ) : (
                table(working)
              ),
          },
          {
            name: "revoked",
            label: words.apiKey.revoked,
            count: format.number(revoked.length),
            content:
              revoked.length === 0 ? (
                <Empty icon="key" title={words.apiKey.noneRevoked} hint={words.apiKey.noneRevokedHint} />
              ) : (
                table(revoked)
              ),
          },
        ]}
      />
      {ending && (
        <RevokeDialog
          apiKey={ending}
          all={all}
          onClose={() => setEnding(null)}
          onEnded={() => {
            setEnding(null);
            again();
          }}
        />
      )}
    </>
  );
}
