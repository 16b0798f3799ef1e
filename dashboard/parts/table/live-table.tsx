import { memo, useMemo, useState, type KeyboardEvent, type RefObject } from "react";
import { useUrlState } from "../page/url-state.ts";
import { useWords } from "../../words/language.ts";
import { classNames } from "../ui/class-names.ts";
import { Button } from "../ui/button.tsx";
import { Picture } from "../ui/picture.tsx";
import { useRowWindow } from "../ui/use-row-window.ts";
import { Cell } from "./cell.tsx";
import { isRight, type Column, type ColumnType } from "./column.ts";
import { ariaSort, HeadButton } from "./head-cell.tsx";
import { nextSort, sorted, sortOf } from "./sort.ts";

const ROW_PX = 34;
/** In a cell; all are at the side. */
const MOST_PICTURES = 3;
/** The least width of a column, in rem; what is left over is shared in this proportion. */
const WIDTHS: Record<ColumnType, number> = {
  text: 14,
  link: 14,
  json: 14,
  number: 7,
  usd: 7,
  moment: 9,
  yesNo: 6,
};

interface LiveTableProps<Row> {
  /** Of what has the focus while one walks. */
  ref: RefObject<HTMLDivElement | null>;
  label: string;
  columns: readonly Column<Row>[];
  /** They may grow at their end and change in no other way. */
  rows: readonly Row[];
  onOpen: (row: Row, index: number) => void;
  /** The row that is shown at the side. */
  opened: Row | null;
  /** More may come. */
  isLive: boolean;
  /** How many there were when the page was opened, read in or not. */
  known: number;
}

/**
 * A table that draws only the rows that are seen, so that 10,000 may grow in it. By the keyboard: arrows walk, Enter opens.
 * While one has sorted, what comes waits behind a button, and nothing moves under the hand.
 */
export function LiveTable<Row>({
  ref: scroller,
  label,
  columns,
  rows,
  onOpen,
  opened,
  isLive,
  known,
}: LiveTableProps<Row>) {
  const { words, language } = useWords();
  const [sort, setSort] = useUrlState("sort", "");
  const [taken, setTaken] = useState(known);
  const [wasLive] = useState(isLive);
  /** Down to where rows were seen. */
  const [drawn, setDrawn] = useState(0);
  const [active, setActive] = useState(-1);
  const isSorted = sort !== "";
  // Sorted once, for what was there when one asked for it or came. What was over before is only read in, and taken as it comes.
  const isHeld = isSorted && wasLive && taken > 0;
  const end = isHeld ? Math.min(taken, rows.length) : rows.length;
  const shown = useMemo(() => (isSorted ? rows.slice(0, end) : rows), [isSorted, rows, end]);
  const inOrder = useMemo(
    () => (isSorted ? sorted(shown, columns, sortOf(sort), language) : shown),
    [isSorted, shown, columns, sort, language],
  );
  const { from, to, show } = useRowWindow(scroller, inOrder.length, ROW_PX);
  if (to > drawn) setDrawn(to);
  const unseen = isSorted ? rows.length - shown.length : rows.length - Math.max(drawn, to);
  const fresh = isLive || isSorted ? unseen : 0;
  const template = columns.map(({ type }) => `minmax(0, ${WIDTHS[type]}fr)`).join(" ");
  const minWidth = `${columns.reduce((sum, { type }) => sum + WIDTHS[type], 0)}rem`;
  const take = () => {
    setTaken(rows.length);
    if (!isSorted) show(rows.length - 1);
  };
  const walk = (event: KeyboardEvent) => {
    const steps: Record<string, number> = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      PageDown: active + 15,
      PageUp: active - 15,
      Home: 0,
      End: inOrder.length - 1,
    };
    const row = inOrder[active];
    if (event.key === "Enter" && row !== undefined) onOpen(row, active);
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.min(Math.max(step, 0), inOrder.length - 1);
    setActive(next);
    show(next);
  };
  const id = (index: number) => `${label.replaceAll(/\W+/g, "-")}-${index}`;
  return (
    <div className="relative">
      <div
        ref={scroller}
        role="grid"
        aria-label={label}
        aria-rowcount={inOrder.length + 1}
        aria-colcount={columns.length}
        aria-activedescendant={active >= from && active < to ? id(active) : undefined}
        tabIndex={0}
        onKeyDown={walk}
        className="h-[min(34rem,70dvh)] overflow-auto rounded-lg border border-line bg-surface -outline-offset-2"
      >
        <div
          role="rowgroup"
          className="sticky top-0 z-10 border-b border-line bg-surface"
          style={{ minWidth }}
        >
          <div
            role="row"
            className="grid h-8 items-center text-xs text-quiet"
            style={{ gridTemplateColumns: template }}
          >
            {columns.map((column) => (
              <div
                key={column.id}
                role="columnheader"
                aria-sort={ariaSort(column.id, sort)}
                className="flex min-w-0 px-3"
              >
                <HeadButton
                  column={column}
                  sort={sort}
                  onPress={() => {
                    setTaken(rows.length);
                    // Another row stands there then.
                    setActive(-1);
                    setSort(nextSort(sort, column.id));
                  }}
                />
              </div>
            ))}
          </div>
        </div>
        <div role="rowgroup" className="relative" style={{ height: inOrder.length * ROW_PX, minWidth }}>
          {inOrder.slice(from, to).map((row, place) => {
            const index = from + place;
            return (
              <TableRow
                key={index}
                id={id(index)}
                row={row}
                index={index}
                columns={columns as readonly Column<unknown>[]}
                template={template}
                isActive={index === active}
                isOpen={row === opened}
                onOpen={() => {
                  setActive(index);
                  onOpen(row, index);
                }}
              />
            );
          })}
        </div>
      </div>
      {fresh > 0 && (
        <div className="absolute inset-x-0 bottom-3 flex justify-center">
          <Button look="main" size="small" icon="down" onClick={take} className="shadow-float">
            {words.table.newRows(fresh)}
          </Button>
        </div>
      )}
    </div>
  );
}

function Value({ column, row }: { column: Column<unknown>; row: unknown }) {
  const pictures = column.pictures?.(row) ?? [];
  if (pictures.length === 0) return <Cell type={column.type} value={column.value(row)} />;
  return (
    <span className="flex gap-1">
      {pictures.slice(0, MOST_PICTURES).map((one) => (
        <Picture key={one.src} {...one} className="size-7 shrink-0" />
      ))}
    </span>
  );
}

interface TableRowProps {
  id: string;
  row: unknown;
  index: number;
  columns: readonly Column<unknown>[];
  template: string;
  isActive: boolean;
  isOpen: boolean;
  onOpen: () => void;
}

const TableRow = memo(
  ({ id, row, index, columns, template, isActive, isOpen, onOpen }: TableRowProps) => (
    <div
      id={id}
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isOpen}
      onClick={onOpen}
      className={classNames(
        "absolute top-0 left-0 grid w-full cursor-pointer contain-strict items-center border-b border-line hover:bg-raised",
        isOpen && "bg-accent-soft",
        isActive && "outline-2 -outline-offset-2 outline-accent",
      )}
      style={{ height: ROW_PX, transform: `translateY(${index * ROW_PX}px)`, gridTemplateColumns: template }}
    >
      {columns.map((column) => (
        <div
          key={column.id}
          role="gridcell"
          className={classNames("truncate px-3", isRight(column) && "text-right")}
        >
          <Value column={column} row={row} />
        </div>
      ))}
    </div>
  ),
  // A row never changes, and what opens it does the same for the same row.
  (a, b) =>
    a.row === b.row &&
    a.index === b.index &&
    a.columns === b.columns &&
    a.isActive === b.isActive &&
    a.isOpen === b.isOpen &&
    a.id === b.id,
);
TableRow.displayName = "TableRow";
