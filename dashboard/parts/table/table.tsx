import type { ReactNode } from "react";
import { useUrlState } from "../page/url-state.ts";
import { useWords } from "../../words/language.ts";
import { classNames } from "../ui/class-names.ts";
import { Cell } from "./cell.tsx";
import { isRight, type Column } from "./column.ts";
import { ariaSort, HeadButton } from "./head-cell.tsx";
import { nextSort, sorted, sortOf } from "./sort.ts";

export interface TableColumn<Row> extends Column<Row> {
  /** In place of the value by its type, such as a badge or a link. */
  draw?: (row: Row) => ReactNode;
  /** Left out where the window is narrow. */
  isForWide?: boolean;
}

interface TableProps<Row> {
  /** What it is a table of. */
  label: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Buttons at the end of each row. */
  actions?: (row: Row) => ReactNode;
}

/** A table of a page of things: some hundred rows at most. `LiveTable` is for those that grow. */
export function Table<Row>({ label, columns, rows, keyOf, actions }: TableProps<Row>) {
  const { language } = useWords();
  const [sort, setSort] = useUrlState("sort", "");
  const shown = sorted(rows, columns, sortOf(sort), language);
  return (
    <div
      tabIndex={0}
      role="region"
      aria-label={label}
      className="overflow-x-auto rounded-lg border border-line bg-surface -outline-offset-2"
    >
      <table className="w-full border-collapse text-left">
        <thead>
          <tr className="border-b border-line text-xs text-quiet">
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                aria-sort={ariaSort(column.id, sort)}
                className={classNames("px-4 py-2", column.isForWide === true && "hidden md:table-cell")}
              >
                <HeadButton column={column} sort={sort} onPress={() => setSort(nextSort(sort, column.id))} />
              </th>
            ))}
            {actions && <td />}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={keyOf(row)} className="border-b border-line last:border-0 hover:bg-raised/50">
              {columns.map((column) => (
                <td
                  key={column.id}
                  className={classNames(
                    "max-w-96 truncate px-4 py-2",
                    isRight(column) && "text-right",
                    column.isForWide === true && "hidden md:table-cell",
                  )}
                >
                  {column.draw ? column.draw(row) : <Cell type={column.type} value={column.value(row)} />}
                </td>
              ))}
              {actions && <td className="px-4 py-1.5 text-right whitespace-nowrap">{actions(row)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
