import type { Page, QuarryClient } from "../../client/index.ts";

/** One value that a call takes, as the schema describes it. */
export interface Field {
  /** Its name in the call. */
  name: string;
  /** What the schema says of it, as the help of an option. */
  about: string;
  type: "boolean" | "id" | "json" | "list" | "moment" | "number" | "text";
  isRequired?: boolean;
  /** Words of its enum. */
  words?: readonly string[];
  /** What the gateway takes where it is left out. */
  usual?: boolean | number | string;
}

/** A list of the client. */
export interface ListCall<Row> {
  /** What has to be given. */
  args: readonly Field[];
  /** What may be given. */
  fields: readonly Field[];
  /** Of a list that is read in parts. */
  page: PageSizes | null;
  run: (calls: QuarryClient, asked: never) => Promise<Page<Row> | readonly Row[]>;
}

export interface PageSizes {
  usual: number;
  most: number;
  /** Whether it goes on behind a page. */
  hasCursor: boolean;
}

/** What the client can do with the things of one kind. */
export interface KindCalls<Row, Listed = Row> {
  /** What one is called in a sentence. */
  one: string;
  many: string;
  list: ListCall<Listed>;
  show?: (calls: QuarryClient, id: string) => Promise<Row | null>;
  create?: { fields: readonly Field[]; run: (calls: QuarryClient, asked: never) => Promise<object> };
  update?: { fields: readonly Field[]; run: (calls: QuarryClient, id: string, asked: never) => Promise<Row> };
  delete?: (calls: QuarryClient, id: string) => Promise<Row>;
  revoke?: (calls: QuarryClient, id: string) => Promise<Row>;
}
