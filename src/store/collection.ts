import type { Document, Filter, IndexDescription } from "mongodb";
import type { Cause, RateName } from "./rates.ts";

export const HOUR_SECONDS = 3600;
export const DAY_SECONDS = 24 * HOUR_SECONDS;

/** Documents of an account: where they are found, in which file of its export they are, and whether its deletion erases them. */
export interface OwnedDocuments {
  /** Those of an account; absent for what a Request alone names. */
  ofAccount?: (accountId: string) => Filter<Document>;
  ofRequest?: (requestId: string) => Filter<Document>;
  /** File of the export, with the fields that it leaves out because they open something; or why none has them. */
  export: { file: string; without?: readonly string[] } | { not: string };
  /** `erased`, or why they outlive the account. */
  deletion: "erased" | { kept: string };
}

/** What belongs to no account, and why. */
interface NobodysDocuments {
  nobodys: string;
}

/** A document that names an account is somebody's: no reason makes it nobody's. */
type OwnerOf<D> = D extends { accountId: unknown } ? OwnedDocuments : OwnedDocuments | NobodysDocuments;

/** Documents that are forgotten some time after a date in them. */
interface Lifetime {
  /** Where the date is. */
  field: string;
  seconds: number;
  /** Which of them; all when absent. A date that is not there ends nothing. */
  only?: Document;
  /** What the index of it is for. */
  for: string;
}

/** What brings documents, and how many there may be. */
interface Growth {
  /** A rate of each account, what bounds it otherwise, or `channel` for what goes out (outgoing.ts). */
  by: RateName | Cause | "channel";
  /** In words, of an account where it has one. */
  most: string;
}

/** Until when documents stay: a lifetime, or why they have none. */
type Ends = { lifetime: Lifetime; stays?: never } | { lifetime?: never; stays: string };

/** What is known of a collection, beside the type of its documents; the tables of docs/operations.md are made from it. */
export type Facts<D extends object = object> = FactsBeside<D> & Ends;

interface FactsBeside<D extends object> {
  account: OwnerOf<D>;
  /** What jobs look for are few of many, hence the partial ones. */
  indexes?: readonly (IndexDescription & { for: string })[];
  growth: Growth;
  /** By what it is spread over the shards of a cluster, and why so. */
  shards: { by: string; why: string };
}

/** The facts, and at type level whose they are. */
export type CollectionFacts<D extends object> = Facts<D> & { readonly documents?: D };

export function collection<D extends object>(facts: Facts<D>): CollectionFacts<D> {
  return facts;
}

export const NEWEST_FIRST = { key: { accountId: 1, _id: -1 }, for: "lists, newest first" } as const;

/** Two of an account never stand in one place: `insert` of kept-documents.ts counts on it. */
export const placesOf = (what: string): IndexDescription & { for: string } => ({
  key: { accountId: 1, place: 1 },
  unique: true,
  for: what,
});

export const byField = { ofAccount: (accountId: string) => ({ accountId }) };
export const byId = { ofAccount: (_id: string) => ({ _id: _id as never }) };
export const byRequest = { ofRequest: (requestId: string) => ({ requestId }) };
/** Ids that begin with the account, up to a sign. */
export const byStart = (sign: ":" | "|") => ({
  ofAccount: (id: string) => idsBetween(id + sign, id + String.fromCharCode(sign.charCodeAt(0) + 1)),
});

export function idsBetween(from: string, to: string): Filter<Document> {
  return { _id: { $gte: from as never, $lt: to as never } };
}

/** Why money outlives its account. */
export const BOOKS = { kept: "for the books, which the law asks for; it names nobody but the account's id" };
