import { Link } from "@tanstack/react-router";
import { useWords } from "../../words/language.ts";
import type { ColumnType } from "../table/column.ts";
import type { TableColumn } from "../table/table.tsx";
import { FieldValue } from "./field-value.tsx";
import { fieldOf, typeOf, type FieldType, type KindFace, type Thing } from "./kind-face.ts";
import type { KindRow } from "./kind-row.ts";

/** Columns that a narrow window has room for. */
const NARROW = 2;

/** The columns of a list, by the types of its fields. What one is called by leads to it. */
export function useColumns(row: KindRow, face: KindFace): TableColumn<Thing>[] {
  const { words } = useWords();
  const said = row.words(words);
  return row.columns.map((name, index) => {
    const type = typeOf(face, name);
    const meanings = said.options?.[name];
    return {
      id: name,
      title: said.fields[name] ?? name,
      type: isOfTables(type) ? type : "text",
      isForWide: index >= NARROW,
      value: (one) => meanings?.[String(fieldOf(one, name))] ?? fieldOf(one, name),
      draw: (one) =>
        name === row.named ? (
          <Link to={`${row.path}/${one.id}`} className="font-medium hover:underline">
            {String(fieldOf(one, name))}
          </Link>
        ) : (
          <FieldValue type={type} value={fieldOf(one, name)} words={meanings} tones={row.tones?.[name]} />
        ),
    };
  });
}

function isOfTables(type: FieldType): type is ColumnType {
  return type !== "word" && type !== "list" && type !== "id";
}
