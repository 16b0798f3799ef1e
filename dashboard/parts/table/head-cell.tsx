import { classNames } from "../ui/class-names.ts";
import { Icon } from "../ui/icon.tsx";
import { isRight, type Column } from "./column.ts";
import { sortOf } from "./sort.ts";

interface HeadButtonProps {
  column: Pick<Column<never>, "id" | "title" | "hint" | "type">;
  sort: string;
  onPress: () => void;
}

/** The name of a column, by which one sorts. */
export function HeadButton({ column, sort, onPress }: HeadButtonProps) {
  const current = sortOf(sort);
  const isHere = current?.id === column.id;
  return (
    <button
      type="button"
      onClick={onPress}
      title={column.hint}
      className={classNames(
        "flex max-w-full items-center gap-1 rounded-sm font-medium -outline-offset-2 hover:text-ink",
        isRight(column) && "ml-auto",
      )}
    >
      <span className="truncate">{column.title}</span>
      {isHere && <Icon name={current.isDown ? "down" : "up"} className="size-3" />}
    </button>
  );
}

export function ariaSort(id: string, sort: string): "ascending" | "descending" | "none" {
  const current = sortOf(sort);
  if (current?.id !== id) return "none";
  return current.isDown ? "descending" : "ascending";
}
