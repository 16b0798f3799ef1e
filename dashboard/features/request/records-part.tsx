import { useMemo, useRef, useSyncExternalStore } from "react";
import { Empty } from "../../parts/page/empty.tsx";
import { Loading } from "../../parts/page/loading.tsx";
import { useUrlState } from "../../parts/page/url-state.ts";
import { LiveTable } from "../../parts/table/live-table.tsx";
import type { Column } from "../../parts/table/column.ts";
import { Button } from "../../parts/ui/button.tsx";
import { Menu, MenuCheck } from "../../parts/ui/menu.tsx";
import type { PictureSource } from "../../parts/ui/picture.tsx";
import { useWords } from "../../words/language.ts";
import { isPictureName, picturesIn, pictureSource } from "./pictures.ts";
import { recordColumns } from "./record-columns.ts";
import { RecordSide } from "./record-side.tsx";
import type { RecordRow, Run } from "./use-run.ts";

/** Columns that are shown until one chooses others. */
const FIRST_COLUMNS = 8;

/** The first column that is a picture, before all others. */
function rank({ id }: Column<RecordRow>): number {
  return isPictureName(id) ? 0 : 1;
}

function withPictures(column: Column<RecordRow>, requestId: string): Column<RecordRow> {
  const { id, value } = column;
  if (!isPictureName(id)) return column;
  return {
    ...column,
    pictures: (row) => picturesIn(id, value(row)).map((url) => pictureOf(requestId, row, url)),
  };
}

function pictureOf(requestId: string, { seq }: RecordRow, url: string): PictureSource {
  return { src: pictureSource(requestId, seq, url), link: url };
}

interface RecordsPartProps {
  requestId: string;
  run: Run;
  /** How many the Request says that it has. */
  count: number;
  isActive: boolean;
  schema: unknown;
}

/** The Records, as they come; one of them in full at the side. */
export function RecordsPart({ requestId, run, count, isActive, schema }: RecordsPartProps) {
  const { words } = useWords();
  const { records } = run;
  useSyncExternalStore(records.subscribe, records.version);
  const all = useMemo(() => recordColumns(schema), [schema]);
  const [chosen, setChosen] = useUrlState("columns", "");
  const [opened, setOpened] = useUrlState("record", "");
  const [pictures, setPictures] = useUrlState<"" | "shown">("pictures", "");
  const arePictures = pictures === "shown";
  const hasPictures = all.some(({ id }) => isPictureName(id));
  const shown = useMemo(() => {
    const names = chosen.split(",");
    const inOrder = arePictures ? all.toSorted((a, b) => rank(a) - rank(b)) : all;
    const columns =
      chosen === "" ? inOrder.slice(0, FIRST_COLUMNS) : all.filter(({ id }) => names.includes(id));
    return arePictures ? columns.map((column) => withPictures(column, requestId)) : columns;
  }, [all, chosen, arePictures, requestId]);
  const table = useRef<HTMLDivElement>(null);
  // Not looked for with each row that comes while none is open.
  const index = opened === "" ? -1 : records.rows.findIndex(({ seq }) => seq === Number(opened));
  const row = records.rows[index];
  if (records.rows.length === 0) {
    if (count > 0 && run.problem === null) return <Loading rows={5} />;
    return isActive ? (
      <Empty icon="record" title={words.request.noRecordsYet} hint={words.request.noRecordsYetHint} />
    ) : (
      <Empty icon="record" title={words.request.noRecords} hint={words.request.noRecordsHint} />
    );
  }
  const open = (one: RecordRow) => setOpened(String(one.seq));
  const toggle = (id: string) => {
    const names = shown.map((column) => column.id);
    const next = names.includes(id) ? names.filter((one) => one !== id) : [...names, id];
    if (next.length > 0) setChosen(next.join(","));
  };
  return (
    <>
      <div className="mb-2 flex justify-end gap-2">
        {hasPictures && (
          <Button
            size="small"
            icon="picture"
            aria-pressed={arePictures}
            onClick={() => setPictures(arePictures ? "" : "shown")}
          >
            {arePictures ? words.request.hidePictures : words.request.showPictures}
          </Button>
        )}
        <Menu
          trigger={
            <Button size="small" icon="filter">
              {words.request.chooseColumns}
            </Button>
          }
        >
          {all.map(({ id, title }) => (
            <MenuCheck key={id} isOn={shown.some((one) => one.id === id)} onChange={() => toggle(id)}>
              {title}
            </MenuCheck>
          ))}
        </Menu>
      </div>
      <LiveTable
        ref={table}
        label={words.request.tabs.records}
        columns={shown}
        rows={records.rows}
        onOpen={open}
        opened={row ?? null}
        isLive={isActive}
        known={count}
      />
      {row && (
        <RecordSide
          row={row}
          index={index}
          all={records.rows.length}
          pictures={arePictures ? picturesIn("", row.data).map((url) => pictureOf(requestId, row, url)) : []}
          onClose={() => setOpened("")}
          focusBack={table}
          onStep={(step) => {
            const next = records.rows[index + step];
            if (next) setOpened(String(next.seq));
          }}
        />
      )}
    </>
  );
}
