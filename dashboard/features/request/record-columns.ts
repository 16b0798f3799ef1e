import type { Column, ColumnType } from "../../parts/table/column.ts";
import { inWords } from "../../parts/ui/in-words.ts";
import type { RecordRow } from "./use-run.ts";

interface Schema {
  type?: string | string[];
  title?: string;
  description?: string;
  format?: string;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
}

/** The columns of a Record type, by its JSON Schema: what one reads at a glance first, lists and objects last. */
export function recordColumns(schema: unknown): Column<RecordRow>[] {
  const { properties = {} } = schema as Schema;
  return Object.entries(properties)
    .map(([name, field]) => ({
      ...{ name, type: columnType(name, field), title: field.title ?? inWords(name) },
      hint: field.description === undefined ? name : `${name}: ${field.description}`,
    }))
    .sort((a, b) => Number(a.type === "json") - Number(b.type === "json"))
    .map(({ name, type, title, hint }) => ({ id: name, title, hint, type, value: ({ data }) => data[name] }));
}

function columnType(name: string, { type, format, anyOf }: Schema): ColumnType {
  const known = anyOf?.find((one) => one.type !== "null");
  if (known) return columnType(name, known);
  const plain = [type ?? []].flat().find((one) => one !== "null");
  if (plain === "integer" || plain === "number") return "number";
  if (plain === "boolean") return "yesNo";
  if (plain === "string" && (format === "uri" || /url$/i.test(name))) return "link";
  if (plain === "string" && format === "date-time") return "moment";
  return plain === "string" ? "text" : "json";
}
