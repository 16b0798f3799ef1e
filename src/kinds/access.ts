/** What a credential may be limited to. */
export const SCOPES = [
  "requests:read",
  "requests:write",
  "billing:read",
  "account",
  "services:read",
  "services:write",
] as const;
export type Scope = (typeof SCOPES)[number];

/** Who may use a field or a route. */
export type Access =
  | { who: "everyone" }
  /** Whoever shows a good credential of any kind. */
  | { who: "identified" }
  /** A session of the account, or a key of it that has one of these scopes. */
  | {
      who: "owner";
      scopes: readonly [Scope, ...Scope[]];
      /** The worker of a service, too, of what is its own service's. */
      orWorker?: true;
    }
  /** A session of the account, or a key of it that has every scope: it shows what each of them opens. */
  | { who: "whole" }
  /** A session of the account alone: no program can do it with a key. */
  | { who: "session" }
  | { who: "operator" };

type Rows = Readonly<Record<string, Access>>;

/** Rows of the same right, such as `owner("account")("Query.notes", "Mutation.noteCreate")`. */
const rows =
  (access: Access) =>
  (...fields: string[]): Rows =>
    Object.fromEntries(fields.map((field) => [field, access]));

export const everyone = rows({ who: "everyone" });
export const identified = rows({ who: "identified" });
export const sessions = rows({ who: "session" });
export const operator = rows({ who: "operator" });
export const wholeOwner = rows({ who: "whole" });
export const owner = (...scopes: [Scope, ...Scope[]]) => rows({ who: "owner", scopes });
/** The field finds its service by `anyCallerOf` (src/resolvers/context.ts), so that a worker sees its own alone. */
export const ownerOrWorker = (...scopes: [Scope, ...Scope[]]) =>
  rows({ who: "owner", scopes, orWorker: true });

/** The fields of a kind whose things are listed, shown, made, changed and deleted, and nothing else. */
export const usualFields = (one: string, many: string): string[] => [
  `Query.${many}`,
  `Query.${one}`,
  ...["Create", "Update", "Delete"].map((verb) => `Mutation.${one}${verb}`),
];
