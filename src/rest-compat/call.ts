import type { Preferences } from "./preferences.ts";

/** What a route sees of a call. */
export interface RestCall {
  params: Readonly<Record<string, string>>;
  /** As the route reads it; parameters that it does not know are refused before. */
  query: Readonly<Record<string, unknown>>;
  body: unknown;
  /** Another header, by its name in lower case; null where it is not given, or more than once. */
  header: (name: string) => string | null;
  /** The Accept header. */
  accept: string | undefined;
  idempotencyKey: string | null;
  /** The last event that a stream gave, by which it goes on. */
  lastEventId: string | null;
  prefer: Preferences;
}

export interface RestReply {
  headers?: Record<string, string>;
  /** What the document answers unless given. */
  body?: unknown;
}
