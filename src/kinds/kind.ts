import type { Access } from "./access.ts";
import type { Fields } from "./fields.ts";

/** A group of routes in the reference of /v1. */
export interface Tag {
  name: string;
  /** One sentence. */
  what: string;
  /** Groups stand in the order of their places. */
  place: number;
}

/** Kinds with a public id: its prefix makes it readable in a log, and lets `node(id)` find what it names. */
interface Named {
  /** Three letters, no other kind's. */
  id: string;
  /** The type of GraphQL by which `node(id)` answers, or why it does not. */
  node: string | { not: string };
  /** How many an account has at most, or why nothing stops it. What makes one is held to it (src/store/kept-documents.ts). */
  most: number | { not: string };
}

interface Unnamed {
  id?: never;
  node?: never;
  most?: never;
}

/** What is known of a kind of thing before there is one: pure data, from which every layer takes its part. */
export type Kind = (Named | Unnamed) & {
  /** What one is called in a sentence, such as `Id of the ticket.` */
  one: string;
  many: string;
  /** Pages of its list. */
  page?: {
    /** Things on a page, unless a call says how many. */
    usual: number;
    most: number;
  };
  /** What callers give of one, where all layers take it from here. */
  fields?: Fields;
  /** Who may use its fields and routes (src/domain/access/access-table.ts). */
  access?: Readonly<Record<string, Access>>;
  /** Of the kinds that /v1 shows: where, and in which group of its reference. */
  rest?: {
    tag: Tag;
    /** What its routes begin with. */
    path: string;
    /** What else than `:id`, the id of one, stands in its paths. */
    parameters?: Readonly<Record<string, string>>;
  };
};

export function kind<const K extends Kind>(row: K): K {
  return row;
}
