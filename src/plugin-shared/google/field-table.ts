import { SourceError, z, type Warn } from "../../plugin-sdk/index.ts";
import { type JspbPath, jspbAt } from "./jspb.ts";
import type { Kind } from "./kinds.ts";
import { type Cell, doubtedAmong } from "./moved-cells.ts";

/** One field of a Record: its schema with what it means, where it stands, and what makes its value. */
export interface Column<S extends z.ZodType = z.ZodType> {
  readonly schema: S;
  readonly kind: Kind<unknown>;
  /** The later ones count when the earlier lead nowhere, or to another kind. Without any the field is null. */
  readonly paths: readonly JspbPath[];
  /** What it is when nothing stands there: no Record, a warning, or as it should be. */
  readonly absent: "drops" | "warns" | "fits";
}

/** A field without which there is no Record. */
export function neededAt<T>(kind: Kind<T>, meaning: string, ...paths: JspbPath[]): Column<z.ZodType<T, T>> {
  return { schema: kind.schema.describe(meaning), kind, paths, absent: "drops" };
}

/** A field that every Record has: a counted warning `field_missing` names it where one has not. */
export function alwaysAt<T>(
  kind: Kind<T>,
  meaning: string,
  ...paths: JspbPath[]
): Column<z.ZodType<T | null, T | null>> {
  return { schema: kind.schema.nullable().describe(meaning), kind, paths, absent: "warns" };
}

/** A field that not every Record has. */
export function maybeAt<T>(
  kind: Kind<T>,
  meaning: string,
  ...paths: JspbPath[]
): Column<z.ZodType<T | null, T | null>> {
  return { ...alwaysAt(kind, meaning, ...paths), absent: "fits" };
}

type Columns = Readonly<Record<string, Column>>;
type ShapeOf<C extends Columns> = { [K in keyof C]: C[K]["schema"] };
type RowOf<C extends Columns> = { [K in keyof C]: z.output<C[K]["schema"]> };

/** A row of a list with its place in it, from 1: rows that cannot be read have places too. */
export interface PlacedRow<T> {
  row: T;
  place: number;
}

/**
 * Fields of a Record as one table: `shape` is their schema, and `read` reads them from a message. When the source moves a
 * field, the change is one line. What stands at a path and is of another kind is null, with a counted warning
 * `field_unreadable` that names the field.
 */
export class FieldTable<C extends Columns> {
  readonly shape: ShapeOf<C>;
  readonly #columns: readonly { readonly name: string; readonly column: Column }[];
  /** A copy of an object that has all fields is made faster than one that gets them one by one. */
  readonly #empty: Readonly<Record<string, unknown>>;

  constructor(columns: C) {
    this.#columns = Object.entries(columns).map(([name, column]) => ({ name, column }));
    const shape = this.#columns.map(({ name, column }) => [name, column.schema]);
    this.shape = Object.fromEntries(shape) as ShapeOf<C>;
    this.#empty = Object.fromEntries(this.#columns.map(({ name }) => [name, null]));
  }

  /** The same fields where they stand in another layout. One without a path there is null. */
  movedTo(paths: { readonly [K in keyof C]?: JspbPath }): FieldTable<C> {
    const moved = this.#columns.map(({ name, column }): [string, Column] => {
      const path = paths[name];
      return [name, path ? { ...column, paths: [path] } : { ...column, paths: [], absent: "fits" }];
    });
    return new FieldTable(Object.fromEntries(moved) as C);
  }

  /** The fields of a message, which warnings call `what`; null without a needed one. */
  read(message: unknown, what: string, warn: Warn): RowOf<C> | null {
    const row: Record<string, unknown> = { ...this.#empty };
    const cells: Cell[] = [];
    for (const { name, column } of this.#columns) {
      const { value, cell } = cellOf(message, column, warn, name, what);
      if (cell !== null) cells.push(cell);
      if (value !== null) row[name] = value;
      else if (column.absent === "drops") return null;
    }
    const doubted = doubtedAmong(cells);
    if (doubted.length === 0) return row as RowOf<C>;
    const names = doubted.map(({ name }) => name).join(", ");
    warn("field_unreadable", `${names}: ${what} has cells of other kinds next to them, as if it had moved.`);
    for (const { name } of doubted) row[name] = null;
    return doubted.some(({ isNeeded }) => isNeeded) ? null : (row as RowOf<C>);
  }

  /**
   * The rows of a list. One that cannot be read is left out, with a counted warning `row_unreadable` that names `name`.
   * @param from path to the message in an item
   * @throws SourceError `source_changed` when it is no list, or none of its items can be read
   */
  rows(list: unknown, name: string, warn: Warn, from: JspbPath = []): PlacedRow<RowOf<C>>[] {
    if (!Array.isArray(list)) throw new SourceError("source_changed", `${name}: there is no list.`);
    const rows = this.#rowsOf(list, warn, name, from);
    if (rows.length > 0 || list.length === 0) return rows;
    const message = `None of the ${list.length} items of ${name} has the known form.`;
    throw new SourceError("source_changed", message);
  }

  /** A list of these fields, as a field of another table; unreadable when none of its items can be read. */
  get list(): Kind<RowOf<C>[]> {
    return {
      schema: z.array(this.object.schema),
      read: (found, warn, name) => {
        if (!Array.isArray(found)) return null;
        const rows = this.#rowsOf(found, warn, name, []);
        return found.length > 0 && rows.length === 0 ? null : rows.map(({ row }) => row);
      },
    };
  }

  /** An object of these fields, as a field of another table. */
  get object(): Kind<RowOf<C>> {
    const schema = z.object(this.shape) as unknown as z.ZodType<RowOf<C>, RowOf<C>>;
    return { schema, read: (found, warn, _name, what) => this.read(found, what, warn) };
  }

  /** The same where the cells vouch for each other: one of another kind makes all of them unreadable. */
  get whole(): Kind<RowOf<C>> {
    const { schema } = this.object;
    return {
      schema,
      read: (found, warn, _name, what) => {
        let isRefused = false;
        const row = this.read(found, what, (code, message) => {
          isRefused ||= code === "field_unreadable";
          warn(code, message);
        });
        return isRefused ? null : row;
      },
    };
  }

  #rowsOf(list: readonly unknown[], warn: Warn, name: string, from: JspbPath): PlacedRow<RowOf<C>>[] {
    const rows: PlacedRow<RowOf<C>>[] = [];
    for (const [index, item] of list.entries()) {
      const row = this.read(from.length === 0 ? item : jspbAt(item, from), name, warn);
      if (row !== null) rows.push({ row, place: index + 1 });
      else warn("row_unreadable", `${name}: item ${index + 1} of ${list.length} has another form.`);
    }
    return rows;
  }
}

function cellOf(
  message: unknown,
  { kind, paths, absent }: Column,
  warn: Warn,
  name: string,
  what: string,
): { value: unknown; cell: Cell | null } {
  const [first] = paths;
  if (first === undefined) return { value: null, cell: null };
  const cell = { name, path: first, isNeeded: absent === "drops" };
  let isSaid = false;
  for (const path of paths) {
    const found = jspbAt(message, path);
    const value = found === null ? null : kind.read(found, warn, name, what);
    if (value !== null) return { value, cell: { ...cell, path, state: "read" } };
    isSaid ||= found !== null && found !== "" && !(Array.isArray(found) && found.length === 0);
  }
  if (!isSaid && absent !== "warns") return { value: null, cell: { ...cell, state: "absent" } };
  const place = paths.map((path) => `[${path.join("][")}]`).join(" or ");
  if (isSaid) warn("field_unreadable", `${name}: what ${what} has at ${place} is of another kind.`);
  else warn("field_missing", `${name}: ${what} has nothing at ${place}.`);
  return { value: null, cell: { ...cell, state: isSaid ? "refused" : "missing" } };
}
