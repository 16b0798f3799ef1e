import { useWords } from "../../words/language.ts";
import { Ago } from "../ui/ago.tsx";
import { safeLink } from "../ui/safe-link.ts";
import type { ColumnType } from "./column.ts";

/** A longer text is cut in a cell: the whole one is at the side. */
const CELL_CHARACTERS = 160;

interface CellProps {
  type: ColumnType;
  value: unknown;
}

/** One value, by the type of its column. A link is a link only when it leads to http or https. */
export function Cell({ type, value }: CellProps) {
  const { words, format } = useWords();
  if (value === null || value === undefined || value === "") return <span className="text-quiet">–</span>;
  if (type === "number" && typeof value === "number") return format.number(value);
  if (type === "usd" && typeof value === "number") return format.usd(value);
  if (type === "moment" && typeof value === "string") return <Ago at={value} />;
  if (type === "yesNo") return value === true ? words.page.yes : words.page.no;
  const text = typeof value === "string" ? value : JSON.stringify(value);
  const shown = text.length > CELL_CHARACTERS ? `${text.slice(0, CELL_CHARACTERS)}…` : text;
  const link = type === "link" ? safeLink(text) : null;
  if (link !== null)
    return (
      <a
        href={link}
        target="_blank"
        rel="noopener noreferrer"
        className="text-accent hover:underline"
        onClick={(event) => event.stopPropagation()}
      >
        {shown.replace(/^https?:\/\/(www\.)?/, "")}
      </a>
    );
  return shown;
}
