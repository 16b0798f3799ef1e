import { useState } from "react";
import { useData } from "../../data/use-data.ts";
import { useWords } from "../../words/language.ts";
import { DetailPage } from "../page/detail-page.tsx";
import { Facts } from "../page/facts.tsx";
import { NotFound } from "../page/not-found.tsx";
import { Shown } from "../page/shown.tsx";
import { useParam } from "../page/url-state.ts";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { ChangeDialog } from "./change-dialog.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";
import { FieldValue } from "./field-value.tsx";
import { fieldOf, typeOf, type Thing } from "./kind-face.ts";
import type { KindProps } from "./kind-row.ts";

/** One of a kind: what is known of it, and where it is changed and deleted. */
export function KindDetail({ row, kind }: KindProps) {
  const { show } = kind.face;
  if (!show) throw new Error(`One ${row.name} cannot be asked for: its row needs a page of its own.`);
  const id = useParam("id");
  const found = useData(show.document, { id });
  return (
    <Shown of={found}>
      {(data) => {
        const thing = show.of(data);
        return thing === null ? (
          <NotFound />
        ) : (
          <Detail key={id} {...{ row, kind, thing }} again={found.again} />
        );
      }}
    </Shown>
  );
}

function Detail({ row, kind, thing, again }: KindProps & { thing: Thing; again: () => void }) {
  const { words } = useWords();
  const said = row.words(words);
  const [opened, setOpened] = useState<"change" | "delete" | null>(null);
  const close = () => setOpened(null);
  const { update, remove } = kind.face;
  const title = String(fieldOf(thing, row.named));
  return (
    <DetailPage
      title={title}
      parent={{ title: said.title, to: row.path }}
      intro={thing.id}
      actions={
        <>
          {update && (
            <Button icon="edit" onClick={() => setOpened("change")}>
              {words.kind.change}
            </Button>
          )}
          {remove && (
            <Button icon="trash" look="danger" onClick={() => setOpened("delete")}>
              {words.kind.delete}
            </Button>
          )}
        </>
      }
    >
      <Card>
        <Facts
          rows={(row.facts ?? row.columns).map((name) => [
            said.fields[name] ?? name,
            <FieldValue
              key={name}
              type={typeOf(kind.face, name)}
              value={fieldOf(thing, name)}
              words={said.options?.[name]}
              tones={row.tones?.[name]}
              isWhole
            />,
          ])}
        />
      </Card>
      {opened === "change" && <ChangeDialog {...{ row, kind, thing }} onClose={close} onChanged={again} />}
      {opened === "delete" && remove && (
        <DeleteDialog
          {...{ id: thing.id, remove }}
          name={title}
          hint={said.deleteHint ?? words.kind.deleteHint}
          to={row.path}
          onClose={close}
        />
      )}
    </DetailPage>
  );
}
