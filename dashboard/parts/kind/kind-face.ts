import type { Call } from "../../data/call.ts";
import type { JsonSchema } from "../form/json-schema.ts";
import type { ColumnType } from "../table/column.ts";

/** How a field is shown, by its type in the schema: as in tables, as one of a few words, several of these, or an id. */
export type FieldType = ColumnType | "word" | "list" | "id";

export interface Thing {
  id: string;
}

interface Page<Row> {
  nodes: readonly Row[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** A call that takes `input`, whose form is made of the schema. */
export interface InputCall<Given extends string = string> extends Call<Thing | null | undefined> {
  schema: Omit<JsonSchema, "properties"> & { properties: Record<Given, JsonSchema> };
}

/** What the usual operations of a kind need to have pages: `npm run generate` makes it of documents and schema. */
export interface KindFace<Row extends Thing = Thing, Given extends string = string> {
  fields: Readonly<Record<string, FieldType>>;
  list: Call<Page<Row>> & {
    /** By which words of which fields it can be narrowed. */
    filters: Readonly<Record<string, readonly string[]>>;
    /** How many come at once; null where all do. */
    first: number | null;
  };
  show?: Call<Row | null>;
  create?: InputCall<Given>;
  update?: InputCall;
  remove?: Call<unknown>;
}

/** How a field is shown. `usualPages` has checked that a row names fields of its face alone. */
export function typeOf({ fields }: Pick<KindFace, "fields">, name: string): FieldType {
  const type = fields[name];
  if (type === undefined) throw new Error(`There is no field ${name}.`);
  return type;
}

/** The value of a field that the face names. */
export function fieldOf(thing: Thing, name: string): unknown {
  return (thing as Thing & Readonly<Record<string, unknown>>)[name];
}
