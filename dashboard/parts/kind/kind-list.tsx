import { useSearch } from "@tanstack/react-router";
import { useState, type ReactNode } from "react";
import { useData } from "../../data/use-data.ts";
import { useWords } from "../../words/language.ts";
import { Empty } from "../page/empty.tsx";
import { ListPage } from "../page/list-page.tsx";
import { PageSteps } from "../page/page-steps.tsx";
import { Shown } from "../page/shown.tsx";
import { Table } from "../table/table.tsx";
import { Button } from "../ui/button.tsx";
import { CreateDialog } from "./create-dialog.tsx";
import { Filter } from "./filter.tsx";
import type { KindProps } from "./kind-row.ts";
import { useColumns } from "./use-columns.tsx";

/** All of a kind, page by page, and where one is made. */
export function KindList({ row, kind }: KindProps) {
  const { list, create } = kind.face;
  const { words } = useWords();
  const said = row.words(words);
  const [isMaking, setMaking] = useState(false);
  const search: Record<string, string> = useSearch({ strict: false });
  const chosen = Object.entries(list.filters).flatMap(([name, options]) => {
    const word = search[name];
    return word !== undefined && options.includes(word) ? [[name, word] as const] : [];
  });
  const button = create && (
    <Button look="main" icon="plus" onClick={() => setMaking(true)}>
      {said.create}
    </Button>
  );
  const filters = Object.entries(list.filters).map(([name, options]) => (
    <Filter key={name} {...{ row, name, options }} />
  ));
  return (
    <ListPage
      title={said.title}
      intro={said.intro}
      actions={button}
      {...(filters.length === 0 ? {} : { filters })}
    >
      <Things key={String(chosen)} {...{ row, kind, button }} chosen={Object.fromEntries(chosen)} />
      {isMaking && <CreateDialog {...{ row, kind }} onClose={() => setMaking(false)} />}
    </ListPage>
  );
}

interface ThingsProps {
  chosen: Readonly<Record<string, string>>;
  /** What makes one. */
  button: ReactNode;
}

function Things({ row, kind: { face }, chosen, button }: KindProps & ThingsProps) {
  const { words } = useWords();
  const said = row.words(words);
  const [after, setAfter] = useState<string | null>(null);
  const { first, document, of } = face.list;
  const found = useData(document, { ...chosen, ...(first === null ? {} : { first, after }) });
  const columns = useColumns(row, face);
  const isNarrowed = Object.keys(chosen).length > 0;
  return (
    <Shown of={found}>
      {(data) => {
        const { nodes, pageInfo } = of(data);
        if (nodes.length === 0)
          return isNarrowed ? (
            <Empty icon={row.icon} title={words.kind.noMatch} hint={words.kind.noMatchHint} />
          ) : (
            <Empty icon={row.icon} title={said.none} hint={said.noneHint} action={button} />
          );
        return (
          <>
            <Table label={said.title} columns={columns} rows={nodes} keyOf={({ id }) => id} />
            <PageSteps after={after} pageInfo={pageInfo} onStep={setAfter} />
          </>
        );
      }}
    </Shown>
  );
}
